/** Where pictures of bands and members are fetched from, by the file names that their records hold. */
import { pictureCopies, type PictureKind } from "@bandstand/domain/pictures";

export const uploadAddress = (filename: string): string =>
  `/uploads/${encodeURIComponent(filename)}`;

/** The smallest copy, which fills a square of a list on any screen: for `Avatar` and `StageSquare`. */
export function smallPicture(kind: PictureKind, filename: string | null): string | null {
  if (filename === null) return null;
  const small = pictureCopies(kind, filename).find(({ extension }) => extension === "webp");
  return uploadAddress(small?.filename ?? filename);
}

/** For an `img`: each width that there is of it in a format, for the browser to choose from. */
export function pictureSet(kind: PictureKind, filename: string, format: "avif" | "webp"): string {
  return pictureCopies(kind, filename)
    .filter(({ extension }) => extension === format)
    .map((copy) => `${uploadAddress(copy.filename)} ${copy.width}w`)
    .join(", ");
}
