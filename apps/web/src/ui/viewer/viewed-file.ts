/** What a viewer shows: a file by its name, whose bytes come when they are wanted. */
import { extensionOf } from "@bandstand/domain/file-extension";
import type { ByteSource } from "../../lib/files/byte-source.ts";

export interface ViewedFile {
  name: string;
  /** Bytes; null where nobody knows. */
  size: number | null;
  /** The same function as long as it is the same file. */
  open: (signal: AbortSignal) => Promise<ByteSource>;
  /** The picture that the server makes of a kind that browsers do not show; null where there is none. */
  drawn: ((signal: AbortSignal) => Promise<Blob>) | null;
  download: () => void;
}

export type ViewedKind = "pdf" | "picture" | "drawn" | "other";

/** What every browser shows. */
const PICTURES: Record<string, string> = {
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  gif: "image/gif",
  webp: "image/webp",
};

/** What the server draws in their place. */
const DRAWN: ReadonlySet<string> = new Set(["tif", "tiff"]);

export function viewedKind(name: string): ViewedKind {
  const extension = extensionOf(name);
  if (extension === "pdf") return "pdf";
  if (DRAWN.has(extension)) return "drawn";
  return Object.hasOwn(PICTURES, extension) ? "picture" : "other";
}

export function pictureType(name: string): string {
  return PICTURES[extensionOf(name)] ?? "application/octet-stream";
}
