/** The first bytes of pictures, made by hand: what a reader of heads has to know apart. */
const bytesOf = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === "string" ? [...part].map((letter) => letter.charCodeAt(0)) : part,
    ),
  );

const u32 = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff);
const u16 = (value: number) => [(value >>> 8) & 0xff, value & 0xff];
const u24le = (value: number) => [0, 8, 16].map((shift) => (value >>> shift) & 0xff);
const chunk = (name: string, length: number) =>
  bytesOf(
    u32(length),
    name,
    Array.from({ length: length + 4 }, () => 0),
  );

export function pngHead(width: number, height: number, { moves = false } = {}): Uint8Array {
  const header = bytesOf(u32(13), "IHDR", u32(width), u32(height), [8, 6, 0, 0, 0], u32(0));
  const rest = [...(moves ? [chunk("acTL", 8)] : []), chunk("IDAT", 4)].flatMap((one) => [...one]);
  return bytesOf("\x89PNG\r\n\x1a\n", [...header], rest);
}

/** With what a camera notes before the picture begins. */
export function jpegHead(width: number, height: number, { notes = 40 } = {}): Uint8Array {
  const app1 = [0xff, 0xe1, ...u16(notes + 2), ...Array.from({ length: notes }, () => 0x42)];
  const tables = [0xff, 0xc4, ...u16(4), 0, 0];
  return bytesOf(
    [
      0xff,
      0xd8,
      ...app1,
      ...tables,
      0xff,
      0xff,
      0xc2,
      ...u16(17),
      8,
      ...u16(height),
      ...u16(width),
    ],
    Array.from({ length: 12 }, () => 1),
  );
}

export function webpHead(width: number, height: number, { moves = false } = {}): Uint8Array {
  const body = [moves ? 2 : 0, 0, 0, 0, ...u24le(width - 1), ...u24le(height - 1)];
  return bytesOf("RIFF", [30, 0, 0, 0], "WEBPVP8X", [10, 0, 0, 0], body, [0, 0, 0, 0]);
}

export const TEXT_OF = {
  svg: bytesOf(
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>x</script></svg>',
  ),
  gif: bytesOf("GIF89a", [1, 0, 1, 0, 0, 0, 0]),
  heic: bytesOf([0, 0, 0, 24], "ftypheic", [0, 0, 0, 0], "mif1heic"),
  letter: bytesOf("Dear band, this is no picture at all."),
};
