/** A film of one picture that is small as a file and enormous to decode: black PNG in an AVI. */
import { crc32, deflateSync } from "node:zlib";

/** @param side pixels of the square picture */
export function hugeFilm(side: number): Buffer {
  const picture = blackPicture(side);
  const header = list("hdrl", [
    chunk("avih", numbers(40_000, 0, 0, 0x10, 1, 0, 1, picture.length, side, side, 0, 0, 0, 0)),
    list("strl", [
      chunk(
        "strh",
        Buffer.concat([
          Buffer.from("vidsMPNG"),
          numbers(0, 0, 0, 1, 25, 0, 1, picture.length, 0, 0),
          Buffer.alloc(8),
        ]),
      ),
      chunk(
        "strf",
        Buffer.concat([
          numbers(40, side, side, 0x0018_0001),
          Buffer.from("MPNG"),
          numbers(0, 0, 0, 0, 0),
        ]),
      ),
    ]),
  ]);
  return chunk(
    "RIFF",
    Buffer.concat([Buffer.from("AVI "), header, list("movi", [chunk("00dc", picture)])]),
  );
}

function blackPicture(side: number): Buffer {
  const rows = Buffer.alloc(side * (1 + Math.ceil(side / 8)));
  const size = Buffer.alloc(8);
  size.writeUInt32BE(side, 0);
  size.writeUInt32BE(side, 4);
  // One bit a pixel, shades of grey.
  const head = Buffer.concat([size, Buffer.from([1, 0, 0, 0, 0])]);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    pngChunk("IHDR", head),
    pngChunk("IDAT", deflateSync(rows)),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

function pngChunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

function list(name: string, parts: readonly Buffer[]): Buffer {
  return chunk("LIST", Buffer.concat([Buffer.from(name), ...parts]));
}

function chunk(name: string, content: Buffer): Buffer {
  const padding = Buffer.alloc(content.length % 2);
  return Buffer.concat([Buffer.from(name), numbers(content.length), content, padding]);
}

function numbers(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => bytes.writeUInt32LE(value, index * 4));
  return bytes;
}
