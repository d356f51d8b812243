"""Reads and writes PNG files, as far as the documentation's pictures need it."""

import struct
import zlib

from collections import Counter

SIGNATURE = b"\x89PNG\r\n\x1a\n"


def chunks(data):
    """The kinds and contents of the chunks."""
    assert data.startswith(SIGNATURE)
    position = len(SIGNATURE)
    while position < len(data):
        length, kind = struct.unpack(">I4s", data[position : position + 8])
        yield kind, data[position + 8 : position + 8 + length]
        position += 12 + length


def text_in(data, key):
    """The text for a key in a picture; None if there is none."""
    for kind, content in chunks(data):
        if kind == b"tEXt" and content.startswith(key.encode() + b"\0"):
            return content.split(b"\0", 1)[1].decode("latin-1")
    return None


def pixels(data):
    """The width of a picture in 8-bit RGB or RGBA, and its rows of pixels."""
    header, packed = None, b""
    for kind, content in chunks(data):
        if kind == b"IHDR":
            header = struct.unpack(">IIBBBBB", content)
        elif kind == b"IDAT":
            packed += content
    width, height, depth, color = header[:4]
    assert depth == 8 and color in (2, 6) and header[6] == 0, header
    size = 3 if color == 2 else 4
    flat, length = zlib.decompress(packed), width * size
    rows, above = [], bytearray(length)
    for row in range(height):
        start = row * (length + 1)
        above = unfiltered(flat[start], bytearray(flat[start + 1 : start + 1 + length]), above, size)
        rows.append([tuple(above[place : place + 3]) for place in range(0, length, size)])
    return width, rows


def unfiltered(method, row, above, size):
    """A row without its filter."""
    for place, value in enumerate(row):
        left = row[place - size] if place >= size else 0
        if method == 1:
            value += left
        elif method == 2:
            value += above[place]
        elif method == 3:
            value += (left + above[place]) // 2
        elif method == 4:
            corner = above[place - size] if place >= size else 0
            guess = left + above[place] - corner
            value += min((left, above[place], corner), key=lambda near: abs(guess - near))
        row[place] = value & 255
    return row


def reduced(data, texts):
    """A picture reduced to its 256 most important colors, with some texts."""
    width, rows = pixels(data)
    counts = Counter(color for row in rows for color in row)
    palette = [color for color, _ in counts.most_common(256)]
    places = {color: place for place, color in enumerate(palette)}
    for color in counts:
        if color not in places:
            places[color] = min(range(len(palette)), key=lambda place: sum((one - other) ** 2 for one, other in zip(palette[place], color)))
    flat = b"".join(b"\0" + bytes(places[color] for color in row) for row in rows)

    def chunk(kind, content):
        return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))

    return b"".join(
        [
            SIGNATURE,
            chunk(b"IHDR", struct.pack(">IIBBBBB", width, len(rows), 8, 3, 0, 0, 0)),
            *(chunk(b"tEXt", key.encode() + b"\0" + text.encode()) for key, text in texts.items()),
            chunk(b"PLTE", bytes(part for color in palette for part in color)),
            chunk(b"IDAT", zlib.compress(flat, 9)),
            chunk(b"IEND", b""),
        ]
    )
