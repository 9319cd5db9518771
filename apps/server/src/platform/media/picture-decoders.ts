import type sharp from "sharp";

/** Of pictures that are made over, and of documents that are drawn: PNG, JPEG, WebP, GIF and TIFF. */
const READ = ["Png", "Jpeg", "Webp", "Nsgif", "Tiff"].map((name) => `VipsForeignLoad${name}`);

/**
 * Of the fifty formats that the library reads, those that somebody needs: what is not there cannot be broken into. It keeps one
 * list for the whole process, whichever thread it is loaded in, so that all who read pictures open the same.
 */
export function openDecoders({ block, unblock }: typeof sharp): void {
  block({ operation: ["VipsForeignLoad"] });
  unblock({ operation: READ });
}
