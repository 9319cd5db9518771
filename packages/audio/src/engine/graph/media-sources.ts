/**
 * Media elements whose sound is led into the graph. Chromium never lets go of one while its context lives, so that they
 * are lent and taken back.
 */
import type { MediaKind } from "../audio-platform.ts";

export interface MediaSource {
  readonly media: HTMLMediaElement;
  readonly node: AudioNode;
}

export interface MediaSources {
  /** Throws where the browser does not lead an element into a graph. */
  lend(kind: MediaKind): MediaSource;
  takeBack(kind: MediaKind, source: MediaSource): void;
}

export function createMediaSources(
  context: AudioContext,
  newMedia: (kind: MediaKind) => HTMLMediaElement,
): MediaSources {
  const idle: Record<MediaKind, MediaSource[]> = { audio: [], video: [] };
  return {
    lend: (kind) => idle[kind].pop() ?? ledIn(context, newMedia(kind)),
    takeBack(kind, source) {
      source.node.disconnect();
      source.media.remove();
      idle[kind].push(source);
    },
  };
}

/** Once for each element, for good. */
export function ledIn(context: AudioContext, media: HTMLMediaElement): MediaSource {
  return { media, node: context.createMediaElementSource(media) };
}
