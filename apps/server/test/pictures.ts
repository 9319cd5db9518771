/** Pictures for tests, and looking at what sending them left behind. */
import { readdir } from "node:fs/promises";
import sharp from "sharp";
import type { TestApi } from "./api.ts";

interface Wanted {
  width: number;
  height: number;
  format?: "png" | "jpeg" | "webp";
  /** 0 where one sees through it. */
  alpha?: number;
}

export function pictureOf({ width, height, format = "png", alpha = 1 }: Wanted): Promise<Buffer> {
  const background = { r: 200, g: 90, b: 40, alpha };
  return sharp({ create: { width, height, channels: 4, background } })
    .toFormat(format)
    .toBuffer();
}

/** Left half red, right half blue, kept lying on its side, with a place and a camera noted. */
export function photo(): Promise<Buffer> {
  const half = { width: 60, height: 40, channels: 3 as const };
  const blue = { create: { ...half, background: "#0000ff" } };
  return sharp({ create: { ...half, width: 120, background: "#ff0000" } })
    .composite([{ input: blue, left: 60, top: 0 }])
    .jpeg({ quality: 95 })
    .withExif({ IFD0: { Model: "Camera of Mira" }, IFD3: { GPSLatitude: "51/1 30/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

export const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64");

/** What a picture is that the server made. */
export async function factsOf(picture: Buffer) {
  // The server, which is the same process here, has closed what it does not take.
  sharp.unblock({ operation: ["VipsForeignLoadHeif"] });
  const { format, width, height, hasAlpha, exif } = await sharp(picture).metadata();
  return { type: format === "heif" ? "avif" : format, width, height, hasAlpha, exif };
}

/** All that there is of pictures: names on the disk, half-written ones included, and in the register. */
export async function picturesKept(api: Pick<TestApi, "asSuperuser" | "filesFolder">) {
  const entries = await readdir(api.filesFolder, { recursive: true, withFileTypes: true });
  const rows = await api.asSuperuser<{ filename: string }>(
    "select filename from bandstand.stored_files where released_at is null order by 1",
  );
  const names = (list: string[]) => list.toSorted();
  return {
    files: names(entries.filter((entry) => entry.isFile()).map(({ name }) => name)),
    registered: names(rows.map(({ filename }) => filename)),
  };
}
