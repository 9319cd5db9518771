/** The pictures of a band and its members: their shapes, the sizes they are kept in, and the names of those files. */

interface PictureShape {
  /** Width by height: what all screens show it in. */
  aspect: number;
  /** Of its copies in pixels, ascending: for a list, and for where it stands large on a fine screen. */
  widths: readonly [number, number];
}

export const PICTURES = {
  bandLogo: { aspect: 1, widths: [128, 512] },
  bandPicture: { aspect: 16 / 9, widths: [640, 1600] },
  bandUserAvatar: { aspect: 1, widths: [128, 384] },
} as const satisfies Record<string, PictureShape>;

export type PictureKind = keyof typeof PICTURES;

export interface PictureCopy {
  filename: string;
  extension: "avif" | "webp";
  width: number;
}

/** The smaller first, which a browser takes when it knows it. */
const COPY_FORMATS = ["avif", "webp"] as const;

/**
 * What there is beside the picture that a record names, which is a JPEG or PNG that every mail and link preview shows:
 * each width in each format, called after it.
 */
export function pictureCopies(kind: PictureKind, filename: string): PictureCopy[] {
  const stem = filename.replace(/\.[a-z]+$/, "");
  return COPY_FORMATS.flatMap((extension) =>
    PICTURES[kind].widths.map((width) => ({
      extension,
      width,
      filename: `${stem}-${width}.${extension}`,
    })),
  );
}

/** All files of a picture. */
export function pictureFiles(kind: PictureKind, filename: string): string[] {
  return [filename, ...pictureCopies(kind, filename).map((copy) => copy.filename)];
}
