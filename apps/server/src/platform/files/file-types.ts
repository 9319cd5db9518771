/** What files we keep, by extension. The type of an answer comes from here and never from what an uploader claimed. */

export type FileClass = "audio" | "video" | "picture" | "pdf" | "office";

interface FileType {
  readonly contentType: string;
  readonly class: FileClass;
}

const TYPES: Readonly<Record<string, FileType>> = {
  mp3: { contentType: "audio/mpeg", class: "audio" },
  wav: { contentType: "audio/wav", class: "audio" },
  m4a: { contentType: "audio/mp4", class: "audio" },
  aac: { contentType: "audio/aac", class: "audio" },
  ogg: { contentType: "audio/ogg", class: "audio" },
  oga: { contentType: "audio/ogg", class: "audio" },
  opus: { contentType: "audio/ogg", class: "audio" },
  flac: { contentType: "audio/flac", class: "audio" },
  aif: { contentType: "audio/aiff", class: "audio" },
  aiff: { contentType: "audio/aiff", class: "audio" },
  weba: { contentType: "audio/webm", class: "audio" },
  mp4: { contentType: "video/mp4", class: "video" },
  m4v: { contentType: "video/mp4", class: "video" },
  mov: { contentType: "video/quicktime", class: "video" },
  mkv: { contentType: "video/x-matroska", class: "video" },
  webm: { contentType: "video/webm", class: "video" },
  ogv: { contentType: "video/ogg", class: "video" },
  avi: { contentType: "video/x-msvideo", class: "video" },
  png: { contentType: "image/png", class: "picture" },
  jpg: { contentType: "image/jpeg", class: "picture" },
  jpeg: { contentType: "image/jpeg", class: "picture" },
  gif: { contentType: "image/gif", class: "picture" },
  tif: { contentType: "image/tiff", class: "picture" },
  tiff: { contentType: "image/tiff", class: "picture" },
  webp: { contentType: "image/webp", class: "picture" },
  avif: { contentType: "image/avif", class: "picture" },
  pdf: { contentType: "application/pdf", class: "pdf" },
  doc: { contentType: "application/msword", class: "office" },
  xls: { contentType: "application/vnd.ms-excel", class: "office" },
  msg: { contentType: "application/vnd.ms-outlook", class: "office" },
  docx: {
    contentType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    class: "office",
  },
  xlsx: {
    contentType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    class: "office",
  },
};

/** The lower-case extension of a file name or key, without its dot; empty when it has none. */
export function extensionOf(name: string): string {
  return /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? "";
}

export function fileTypeOf(name: string): FileType | null {
  const extension = extensionOf(name);
  return Object.hasOwn(TYPES, extension) ? (TYPES[extension] ?? null) : null;
}

/** `application/octet-stream` for what we do not know. */
export function contentTypeOf(name: string): string {
  return fileTypeOf(name)?.contentType ?? "application/octet-stream";
}

/** Whether a browser may show it on our origin. Office files are only ever downloaded. */
export function mayBeShown(name: string): boolean {
  const found = fileTypeOf(name);
  return found !== null && found.class !== "office";
}
