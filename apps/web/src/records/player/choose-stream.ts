/** Which of a recording's files is played here. */
import type { Playback } from "@bandstand/contracts/songs";
import { mediaKind } from "@bandstand/domain/file-kinds";
import type { MediaKind } from "./playable.ts";

export interface StreamCapabilities {
  /** Whether the browser plays a media type. */
  canPlay: (type: string) => boolean;
  /** On a phone, and where the person spares data. */
  prefersSmall: boolean;
}

export interface Stream {
  url: string;
  type: string;
  kind: MediaKind;
}

/** The original, unless the small copy is the better one here or the only one that plays. */
export function chooseStream(
  { url, type, rendition }: Pick<Playback, "url" | "type" | "rendition">,
  recordingFilename: string | null,
  { canPlay, prefersSmall }: StreamCapabilities,
): Stream {
  const original = { url, type, kind: mediaKind(recordingFilename ?? "") };
  if (rendition === null || !canPlay(rendition.type)) return original;
  if (!prefersSmall && canPlay(type)) return original;
  const kind = rendition.type.startsWith("video/") ? "video" : "audio";
  return { ...rendition, kind };
}
