"""A worker whose tasks wait for each other: one opens a pipe to read, one to write. It answers its pid."""

import json
import os
import sys

from bot.worker.frames import SIZES, frame, sizes

while start := sys.stdin.buffer.read(SIZES.size):
    head_size, body_size = sizes(start)
    head = json.loads(sys.stdin.buffer.read(head_size))
    sys.stdin.buffer.read(body_size)
    if "pipe" in head:
        os.close(os.open(head["pipe"], os.O_WRONLY if head["writes"] else os.O_RDONLY))
    sys.stdout.buffer.write(frame({}, str(os.getpid()).encode()))
    sys.stdout.buffer.flush()
