/**
 * What plays recordings into the graph, lent and taken back: Chromium never lets go of an element that was led into a
 * graph while its context lives, and the processors of worklets never end.
 */
import type { AudioPlatform, MediaKind } from "../audio-platform.ts";
import { openStretchNode } from "../pitch/stretch-node.ts";
import { DecodedMedia } from "./decoded-media.ts";
import type { PlayableMedia } from "./playable-media.ts";

export interface MediaSource {
  readonly media: PlayableMedia;
  /** For the page, which shows a video's; the same, where it is an element that plays. */
  readonly element: HTMLMediaElement;
  readonly node: AudioNode;
}

export interface MediaSources {
  /** Throws where the browser does not lead an element into a graph. */
  lend(kind: MediaKind): MediaSource;
  takeBack(kind: MediaKind, source: MediaSource): void;
}

export function createMediaSources(context: AudioContext, platform: AudioPlatform): MediaSources {
  const idle: Record<MediaKind, MediaSource[]> = { audio: [], video: [] };

  function newSource(kind: MediaKind): MediaSource {
    const element = platform.newMedia(kind);
    // A video's picture has to stay with its sound.
    const isDecoded = platform.tapsBeforeStretch && kind === "audio" && "audioWorklet" in context;
    return isDecoded ? decoded(context, element, platform) : ledIn(context, element);
  }

  return {
    lend: (kind) => idle[kind].pop() ?? newSource(kind),
    takeBack(kind, source) {
      source.node.disconnect();
      source.element.remove();
      idle[kind].push(source);
    },
  };
}

/** Once for each element, for good. */
export function ledIn(context: AudioContext, element: HTMLMediaElement): MediaSource {
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
