"""`python -m sandbox [--port N] [--servers N]` runs the look-alike alone and says where it is."""

import argparse
import asyncio
import signal

from sandbox.driver import Crowd, Sandbox

LAST_PORT = 65_535


async def run(port: int, servers: int) -> None:
    """Serve on `port` (0: a free one) until told to end; the bot is in so many `servers` more."""
    async with Sandbox(port) as sandbox:
        sandbox.crowd = Crowd(servers)
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
    parser.add_argument("--servers", type=int, default=0, help="how many more servers the bot is in")
    args = parser.parse_args()
    if not 0 <= args.port <= LAST_PORT:
        parser.error(f"--port is a number from 0 to {LAST_PORT}")
    asyncio.run(run(args.port, args.servers))


if __name__ == "__main__":
    main()
