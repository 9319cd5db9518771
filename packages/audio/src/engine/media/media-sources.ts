/**
 * What plays recordings into the graph, lent and taken back: Chromium never lets go of an element that was led into a
 * graph while its context lives, and the processors of worklets never end.
 */
import type { AudioPlatform, MediaKind } from "../audio-platform.ts";
import { openStretchNode } from "../pitch/stretch-node.ts";
import { DecodedMedia } from "./decoded-media.ts";
import { fitsMemory } from "./memory-limit.ts";
import type { PlayableMedia } from "./playable-media.ts";

export interface MediaSource {
  readonly media: PlayableMedia;
  /** For the page, which shows a video's; the same, where it is an element that plays. */
  readonly element: HTMLMediaElement;
  readonly node: AudioNode;
}

export interface MediaSources {
  /** It could only be played from memory, and may take more than there is. */
  isTooLong(kind: MediaKind, duration: number | null): boolean;
  /** Throws where the browser does not lead an element into a graph. */
  acquire(kind: MediaKind): MediaSource;
  release(kind: MediaKind, source: MediaSource): void;
}

export function createMediaSources(context: AudioContext, platform: AudioPlatform): MediaSources {
  const idle: Record<MediaKind, MediaSource[]> = { audio: [], video: [] };

  function isDecoded(kind: MediaKind): boolean {
    // A video's picture has to stay with its sound.
    return platform.tapsBeforeStretch && kind === "audio" && "audioWorklet" in context;
  }

  function newSource(kind: MediaKind): MediaSource {
    const element = platform.newMedia(kind);
    return isDecoded(kind) ? decoded(context, element, platform) : elementSource(context, element);
  }

  return {
    isTooLong: (kind, duration) => isDecoded(kind) && !fitsMemory(duration, context.sampleRate),
    acquire: (kind) => idle[kind].pop() ?? newSource(kind),
    release(kind, source) {
      source.node.disconnect();
      source.element.remove();
      idle[kind].push(source);
    },
  };
}

/** Once for each element, for good. */
export function elementSource(context: AudioContext, element: HTMLMediaElement): MediaSource {
  return { media: element, element, node: context.createMediaElementSource(element) };
}

function decoded(
  context: AudioContext,
  element: HTMLMediaElement,
  { modules, after }: AudioPlatform,
): MediaSource {
  const node = context.createGain();
  const stretch = openStretchNode(context, modules.stretch).then((opened) => {
    opened.node.connect(node);
    return opened;
  });
  return { media: new DecodedMedia({ context, stretch, after }), element, node };
}
