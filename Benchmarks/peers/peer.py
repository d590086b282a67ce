# peer.py: Python's fractions, gmpy2, quicktions and python-flint.
#
# Reads pairs of fractions from the files in a folder, and writes a line per
# measurement: name, operation, operands, nanoseconds, checksum. A loop of
# Python is part of every time, and the sum of two ints is shown for its size.

import importlib
import pathlib
import sys
import time
import zlib


def fastest(body):
    """The least time of a pass, and what it makes."""
    result = body()
    times = []
    while len(times) < 5 or sum(times) < 0.05:
        start = time.thread_time_ns()
        result = body()
        times.append((time.thread_time_ns() - start) / 1e9)
        if sum(times) > 0.5:
            break
    return min(times), result


def text(value):
    if isinstance(value, bool):
        return "1" if value else "0"
    return str(value)


def measure(name, make, folder):
    for path in sorted(pathlib.Path(folder).glob("*.txt")):
        words = path.read_text().split()
        a = [make(word) for word in words[0::2]]
        b = [make(word) for word in words[1::2]]
        bodies = {
            "add": lambda: [x + y for x, y in zip(a, b)],
            "multiply": lambda: [x * y for x, y in zip(a, b)],
            "less": lambda: [x < y for x, y in zip(a, b)],
            "read": lambda: [make(word) for word in words[0::2]],
            "write": lambda: [str(x) for x in a],
        }
        for operation, body in bodies.items():
            seconds, results = fastest(body)
            lines = "".join(text(result) + "\n" for result in results)
            print(
                name, operation, path.stem, f"{seconds / len(a) * 1e9:.1f}",
                zlib.crc32(lines.encode()), sep="\t", flush=True)


def flint_number(flint):
    def make(word):
        n, _, d = word.partition("/")
        return flint.fmpq(int(n), int(d or 1))
    return make


for name, module, make in [
    ("Python fractions", "fractions", lambda m: m.Fraction),
    ("quicktions", "quicktions", lambda m: m.Fraction),
    ("gmpy2", "gmpy2", lambda m: m.mpq),
    ("python-flint", "flint", flint_number),
]:
    try:
        imported = importlib.import_module(module)
    except ImportError:
        print(f"{name} is not installed", file=sys.stderr)
        continue
    measure(name, make(imported), sys.argv[1])
