/** Pictures of how to get in, which are documents of a venue. */

/** The category of documents that they are in, as the table of categories names it. */
export const PHOTO_CATEGORY = "Photo";

/** What one is called until somebody says otherwise. */
export const VENUE_PHOTO_TITLE = "Parking and load-in";

/** Kinds that every browser shows. */
const SHOWN: ReadonlySet<string> = new Set(["png", "jpg", "jpeg", "gif"]);

interface Photographed {
  readonly DocumentType: { readonly name: string };
  readonly FileType: { readonly extension: string } | null;
}

/** Those of a venue's documents that are looked at where the way there is told. */
export function photosOf<D extends Photographed>(documents: readonly D[]): D[] {
  return documents.filter(
    ({ DocumentType, FileType }) =>
      DocumentType.name === PHOTO_CATEGORY && FileType !== null && SHOWN.has(FileType.extension),
  );
}
