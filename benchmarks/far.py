"""`python -m benchmarks.far PORT SECONDS`: hands on what is said to a port here, so much later each way.

It prints the port where it listens. It is a process of its own, so that it takes nothing from the bot's core.
"""

import asyncio
import sys


async def hand_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, later: float) -> None:
    """Write each piece when its time has come, however many are under way."""
    loop = asyncio.get_running_loop()
    try:
        while said := await reader.read(1 << 16):
            loop.call_later(later, writer.write, said)
    except OSError:
        pass
    loop.call_later(later, writer.close)


async def main(port: int, later: float) -> None:
    """Listen until this process is ended."""

    async def meet(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, answer = await asyncio.open_connection("127.0.0.1", port)
        await asyncio.gather(hand_on(reader, answer, later), hand_on(there, writer, later))

    server = await asyncio.start_server(meet, "127.0.0.1", 0)
    print(server.sockets[0].getsockname()[1], flush=True)
    await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]), float(sys.argv[2])))
