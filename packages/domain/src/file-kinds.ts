/** Which files are taken, and how a recording is played, by their extensions. The contents are checked elsewhere. */
import { extensionOf } from "./file-extension.ts";

export const VIDEO_EXTENSIONS = ["mp4", "mov", "mkv", "webm", "ogv", "avi"] as const;

export const AUDIO_EXTENSIONS = [
  "mp3",
  "wav",
  "m4a",
  "aac",
  "ogg",
  "oga",
  "opus",
  "flac",
  "aif",
  "aiff",
  "weba",
] as const;

export const DOCUMENT_EXTENSIONS = [
  "doc",
  "png",
  "jpg",
  "docx",
  "xls",
  "xlsx",
  "pdf",
  "jpeg",
  "gif",
  "tif",
  "msg",
] as const;

/** What is not known as video plays as audio. */
export function mediaKind(filename: string): "audio" | "video" {
  return VIDEO_EXTENSIONS.some((extension) => extension === extensionOf(filename))
    ? "video"
    : "audio";
}

/** Whether a file may be a recording, by its name. */
export function isRecordingName(filename: string): boolean {
  const extension = extensionOf(filename);
  return [...AUDIO_EXTENSIONS, ...VIDEO_EXTENSIONS, "m4v"].some((known) => known === extension);
}

export function isAudioName(filename: string): boolean {
  return AUDIO_EXTENSIONS.some((known) => known === extensionOf(filename));
}

export function isDocumentName(filename: string): boolean {
  return DOCUMENT_EXTENSIONS.some((extension) => extension === extensionOf(filename));
}

/** What charts come as that are papers: kept as they are, not read. */
export function isPaperName(filename: string): boolean {
  return extensionOf(filename) === "pdf";
}

export function invalidFiletype(filename: string): string {
  return `Invalid Filetype .${extensionOf(filename)}`;
}
