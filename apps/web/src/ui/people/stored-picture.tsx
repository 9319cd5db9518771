import type { PictureKind } from "@bandstand/domain/pictures";
import { PICTURES } from "@bandstand/domain/pictures";
import { pictureSet, uploadAddress } from "./picture-address.ts";

interface StoredPictureProps {
  kind: PictureKind;
  filename: string;
  /** What is to be seen; empty where words beside it say so. */
  alt: string;
  /** How wide it stands, as of an image's `sizes`. */
  sizes: string;
  className?: string | undefined;
  onMissing?: () => void;
}

/** A picture where it stands large: in the best format that the browser knows, no larger than the screen needs. */
export function StoredPicture({ kind, filename, alt, sizes, ...rest }: StoredPictureProps) {
  const { aspect, widths } = PICTURES[kind];
  const [, width] = widths;
  return (
    <picture>
      <source type="image/avif" srcSet={pictureSet(kind, filename, "avif")} sizes={sizes} />
      <source type="image/webp" srcSet={pictureSet(kind, filename, "webp")} sizes={sizes} />
      <img
        src={uploadAddress(filename)}
        alt={alt}
        width={width}
        height={Math.round(width / aspect)}
        decoding="async"
        className={rest.className}
        onError={rest.onMissing}
      />
    </picture>
  );
}
