/** What a viewer shows: a file by its name, whose bytes come when they are wanted. */
import { extensionOf } from "@bandstand/domain/file-names";
import type { ByteSource } from "../../lib/files/byte-source.ts";

export interface ViewedFile {
  name: string;
  /** Bytes; null where nobody knows. */
  size: number | null;
  /** The same function as long as it is the same file. */
  open: (signal: AbortSignal) => Promise<ByteSource>;
  download: () => void;
}

export type ViewedKind = "pdf" | "picture" | "other";

/** What every browser shows; a TIFF it does not. */
const PICTURES: Record<string, string> = {
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  gif: "image/gif",
  webp: "image/webp",
};

export function viewedKind(name: string): ViewedKind {
  const extension = extensionOf(name);
  if (extension === "pdf") return "pdf";
  return Object.hasOwn(PICTURES, extension) ? "picture" : "other";
}

export function pictureType(name: string): string {
  return PICTURES[extensionOf(name)] ?? "application/octet-stream";
}
