"""`python -m sandbox [--port N]` runs the look-alike alone and says where it is."""

import argparse
import asyncio
import signal

from sandbox.driver import Sandbox


async def run(port: int) -> None:
    """Serve on `port` (0: a free one) until the process is asked to end."""
    async with Sandbox(port) as sandbox:
        print(f"page:     {sandbox.page_url}")
        print(f"api base: {sandbox.api_base}")
        print(f"token:    {sandbox.token}", flush=True)
        over = asyncio.Event()
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, over.set)
        await over.wait()


def main() -> None:
    """Read the command line and run."""
    parser = argparse.ArgumentParser(prog="sandbox", description="A local Discord look-alike")
    parser.add_argument("--port", type=int, default=8123, help="the port to serve on; 0 takes a free one")
    asyncio.run(run(parser.parse_args().port))


if __name__ == "__main__":
    main()
