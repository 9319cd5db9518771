/** What a picture is by its first bytes: known before anything decodes it, in the browser and on the server alike. */

export interface PictureHead {
  type: "png" | "jpeg" | "webp";
  width: number;
  height: number;
  /** Whether it has more than one frame. */
  moves: boolean;
}

/** What is recognised and not taken, or nothing that we know. */
export type PictureReading = PictureHead | "gif" | "heic" | "svg" | "broken" | "unknown";

const latin = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

export function readPictureHead(bytes: Uint8Array): PictureReading {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (latin(bytes, 0, 8) === "\x89PNG\r\n\x1a\n") return readPng(bytes, view) ?? "broken";
  if (latin(bytes, 0, 3) === "\xff\xd8\xff") return readJpeg(view) ?? "broken";
  if (latin(bytes, 0, 4) === "RIFF" && latin(bytes, 8, 12) === "WEBP")
    return readWebp(bytes, view) ?? "broken";
  if (/^GIF8[79]a/.test(latin(bytes, 0, 6))) return "gif";
  if (/^ftyp(?:hei|hev|mif1|msf1)/.test(latin(bytes, 4, 12))) return "heic";
  if (/^\s*<(?:\?xml|!doctype svg|!--|svg)/i.test(latin(bytes, 0, 256).replace(/^ï»¿/, "")))
    return "svg";
  return "unknown";
}

const PNG_FIRST_CHUNK = 8;

function readPng(bytes: Uint8Array, view: DataView): PictureHead | null {
  if (bytes.length < 33 || latin(bytes, 12, 16) !== "IHDR") return null;
  const size = { width: view.getUint32(16), height: view.getUint32(20) };
  return sized({ type: "png", ...size, moves: hasChunkBeforeData(bytes, view, "acTL") });
}

function hasChunkBeforeData(bytes: Uint8Array, view: DataView, wanted: string): boolean {
  for (let at = PNG_FIRST_CHUNK; at + 8 <= bytes.length; at += 12 + view.getUint32(at)) {
    const name = latin(bytes, at + 4, at + 8);
    if (name === wanted) return true;
    if (name === "IDAT") return false;
  }
  return false;
}

/** Markers that begin a frame, by which the size is told: all of C0 to CF but those of tables. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function readJpeg(view: DataView): PictureHead | null {
  let at = 2;
  while (at + 9 <= view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      // Filling between two markers.
      at += 1;
      continue;
    }
    if (isFrame(marker)) {
      const size = { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
      return sized({ type: "jpeg", ...size, moves: false });
    }
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

function readWebp(bytes: Uint8Array, view: DataView): PictureHead | null {
  if (bytes.length < 30) return null;
  const head = { type: "webp", moves: false } as const;
  const kind = latin(bytes, 12, 16);
  if (kind === "VP8X") {
    const moves = (view.getUint8(20) & 0b10) !== 0;
    return sized({ ...head, moves, width: 1 + uint24(view, 24), height: 1 + uint24(view, 27) });
  }
  if (kind === "VP8L") {
    const bits = view.getUint32(21, true);
    return sized({ ...head, width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) });
  }
  if (kind !== "VP8 ") return null;
  const size = { width: view.getUint16(26, true), height: view.getUint16(28, true) };
  return sized({ ...head, width: size.width & 0x3fff, height: size.height & 0x3fff });
}

function uint24(view: DataView, at: number): number {
  return view.getUint16(at, true) + view.getUint8(at + 2) * 0x1_0000;
}

function sized(head: PictureHead): PictureHead | null {
  return head.width > 0 && head.height > 0 ? head : null;
}
