/** Pictures from shapes, with soft edges: enough for a logo and a view of the river. */
import { deflateSync, crc32 } from "node:zlib";

/** Red, green, blue, 0 to 255. */
export type Ink = readonly [number, number, number];

export type Canvas = {
  readonly width: number;
  readonly height: number;
  /** Three bytes to the pixel, row after row. */
  readonly pixels: Uint8Array;
};

/** A new picture whose every pixel is what `ink` says for a place between 0 and 1 either way. */
export function painted(width: number, height: number, ink: (x: number, y: number) => Ink): Canvas {
  const pixels = new Uint8Array(width * height * 3);
  let at = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [red, green, blue] = ink(x / width, y / height);
      pixels[at] = red;
      pixels[at + 1] = green;
      pixels[at + 2] = blue;
      at += 3;
    }
  }
  return { width, height, pixels };
}

export function mixed(from: Ink, to: Ink, share: number): Ink {
  const at = Math.min(1, Math.max(0, share));
  const part = (index: 0 | 1 | 2) => from[index] + (to[index] - from[index]) * at;
  return [part(0), part(1), part(2)];
}

export type Shape = {
  /** Pixels to the edge, negative within. */
  readonly distance: (x: number, y: number) => number;
  /** Rows and columns that it can touch, in pixels. */
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** Lays `ink` over the pixels that are inside, in part over those on the edge. */
export function fill({ width, height, pixels }: Canvas, ink: Ink, shape: Shape): void {
  const right = Math.min(width, Math.ceil(shape.right));
  const bottom = Math.min(height, Math.ceil(shape.bottom));
  for (let y = Math.max(0, Math.floor(shape.top)); y < bottom; y += 1) {
    for (let x = Math.max(0, Math.floor(shape.left)); x < right; x += 1) {
      const cover = Math.min(1, 0.5 - shape.distance(x + 0.5, y + 0.5));
      if (cover <= 0) continue;
      const at = (y * width + x) * 3;
      for (const part of [0, 1, 2] as const) {
        const below = pixels[at + part] ?? 0;
        pixels[at + part] = Math.round(below + (ink[part] - below) * cover);
      }
    }
  }
}

type Point = readonly [number, number];

/** A line of some thickness (pixels) through the points; ends are round. */
export function stroke(points: readonly Point[], thickness: number): Shape {
  const room = thickness / 2 + 1;
  const across = points.map(([x]) => x);
  const down = points.map(([, y]) => y);
  return {
    left: Math.min(...across) - room,
    right: Math.max(...across) + room,
    top: Math.min(...down) - room,
    bottom: Math.max(...down) + room,
    distance: (x, y) => {
      let nearest = Infinity;
      for (const [index, [toX, toY]] of points.entries()) {
        const [fromX, fromY] = points[index - 1] ?? [toX, toY];
        const alongX = toX - fromX;
        const alongY = toY - fromY;
        const length = alongX * alongX + alongY * alongY;
        const along = length === 0 ? 0 : ((x - fromX) * alongX + (y - fromY) * alongY) / length;
        const share = Math.min(1, Math.max(0, along));
        nearest = Math.min(
          nearest,
          Math.hypot(x - fromX - share * alongX, y - fromY - share * alongY),
        );
      }
      return nearest - thickness / 2;
    },
  };
}

export function disc(x: number, y: number, radius: number): Shape {
  const room = radius + 1;
  return {
    left: x - room,
    right: x + room,
    top: y - room,
    bottom: y + room,
    distance: (toX, toY) => Math.hypot(toX - x, toY - y) - radius,
  };
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}

/** The picture as a PNG file, eight bits to the colour. */
export function png({ width, height, pixels }: Canvas): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = Buffer.alloc(height * (width * 3 + 1));
  for (let y = 0; y < height; y += 1) {
    rows.set(pixels.subarray(y * width * 3, (y + 1) * width * 3), y * (width * 3 + 1) + 1);
  }
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", new Uint8Array()),
  ]);
}
