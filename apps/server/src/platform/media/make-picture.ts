/** Decodes a picture once and writes it out in the sizes and formats that are kept of it, without what a camera noted in it. */
import { MOST_PIXELS } from "@bandstand/domain/picture-refusal";
import {
  type PictureCopy,
  pictureCopies,
  type PictureKind,
  PICTURES,
} from "@bandstand/domain/pictures";
import type { Sharp, SharpInput, SharpOptions } from "sharp";
import { createTurns } from "../workers/turns.ts";
import type { Client } from "../workers/workers.ts";
import { openDecoders } from "./picture-decoders.ts";

export interface PictureFile {
  filename: string;
  content: Buffer;
}

export interface WantedPicture {
  kind: PictureKind;
  /** A name for the file that its record holds, by its extension. */
  name: (extension: "jpg" | "png") => string;
}

export interface PictureMaker {
  /**
   * The first is the one that its record names. Throws `UnreadablePicture`, `TooManyWaiting` and the signal's reason.
   * @param bytes of a PNG, JPEG or WebP whose head has been looked at
   */
  make(bytes: Buffer, wanted: WantedPicture, client: Client): Promise<PictureFile[]>;
}

export class UnreadablePicture extends Error {
  override readonly name = "UnreadablePicture";
}

/** Two cores at most are taken from what else the server does; one band leaves a place to others. */
const LIMITS = { atOnce: 2, perOwner: 1, waiting: 4 };

/** What a damaged or cunning file may take. */
const SECONDS = 20;

export function createPictureMaker(): PictureMaker {
  const turns = createTurns(LIMITS);
  return {
    async make(bytes, wanted, { owner, signal }) {
      const giveBack = await turns.take(owner, signal);
      try {
        return await makePicture(bytes, wanted);
      } finally {
        giveBack();
      }
    },
  };
}

/** The work itself is done by threads of the library's own. */
async function makePicture(bytes: Buffer, { kind, name }: WantedPicture): Promise<PictureFile[]> {
  const open = await decoder();
  const { aspect, widths } = PICTURES[kind];
  const source = open(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error" }).timeout({
    seconds: SECONDS,
  });
  const { data, info } = await shaped(source, aspect, widths[1]).catch((error: unknown) => {
    throw new UnreadablePicture("It cannot be decoded.", { cause: error });
  });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const again = () => open(data, { raw }).timeout({ seconds: SECONDS });

  const { isOpaque } = await again().stats();
  const filename = name(isOpaque ? "jpg" : "png");
  const whole = isOpaque
    ? again().removeAlpha().jpeg({ quality: 82, mozjpeg: true })
    : again().png({ compressionLevel: 9 });
  const files = [{ filename, content: await whole.toBuffer() }];
  for (const copy of pictureCopies(kind, filename)) {
    const small = again().resize({ width: copy.width, withoutEnlargement: true });
    files.push({ filename: copy.filename, content: await encoded(small, copy).toBuffer() });
  }
  return files;
}

/** Upright, of the shape that screens show, no larger than its largest copy, in the colours of a screen. */
async function shaped(source: Sharp, aspect: number, most: number) {
  const { autoOrient } = await source.metadata();
  const width = Math.max(
    1,
    Math.round(Math.min(most, autoOrient.width, autoOrient.height * aspect)),
  );
  return source
    .autoOrient()
    .resize({ width, height: Math.max(1, Math.round(width / aspect)), fit: "cover" })
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}

function encoded(picture: Sharp, { extension }: PictureCopy): Sharp {
  // Higher efforts take seconds of a processor for a few per cent.
  return extension === "avif"
    ? picture.avif({ quality: 55, effort: 3 })
    : picture.webp({ quality: 80, effort: 4 });
}

type Decoder = (input: SharpInput, options?: SharpOptions) => Sharp;
let loading: Promise<Decoder> | undefined;

/** Loaded with the first picture: its library takes a tenth of a second, and memory that most servers never need. */
function decoder(): Promise<Decoder> {
  loading ??= import("sharp").then(({ default: sharp }) => {
    sharp.concurrency(1);
    sharp.cache(false);
    openDecoders(sharp);
    return sharp;
  });
  return loading;
}
