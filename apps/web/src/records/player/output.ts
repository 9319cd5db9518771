/**
 * How loud the media element is. Turning down is the element's own volume; only turning up needs Web Audio, and that is
 * used where nothing can go wrong by it: a media element that was once led into a graph never comes out again.
 */
import type { MediaKind } from "./playable.ts";

export interface Level {
  /** From 0 to 1. */
  volume: number;
  isMuted: boolean;
  /** The factor of levelling; above 1 it turns up. */
  gain: number;
}

export interface Output {
  set(kind: MediaKind, level: Level): void;
}

/** Milliseconds in which a browser that lets us sound at all has started. */
const TIMEOUT = 500;

/** @param newContext null where Web Audio is not to be used */
export function createOutput(
  elements: Readonly<Record<MediaKind, HTMLMediaElement>>,
  newContext: (() => AudioContext) | null,
): Output {
  const gains = new Map<MediaKind, GainNode>();
  const wanted = new Map<MediaKind, Level>();
  let opening: Promise<AudioContext | null> | null = null;

  async function lead(kind: MediaKind): Promise<void> {
    opening ??= newContext ? running(newContext()) : Promise.resolve(null);
    const context = await opening;
    if (context === null) {
      // A press may let us in later.
      opening = null;
      return;
    }
    if (gains.has(kind)) return;
    const gain = context.createGain();
    context.createMediaElementSource(elements[kind]).connect(gain).connect(context.destination);
    gains.set(kind, gain);
    const level = wanted.get(kind);
    if (level) apply(kind, level);
  }

  function apply(kind: MediaKind, { volume, isMuted, gain }: Level): void {
    const media = elements[kind];
    const node = gains.get(kind);
    media.muted = isMuted;
    media.volume = node ? volume : Math.min(1, volume * Math.min(1, gain));
    if (!node) return;
    node.gain.value = gain;
    if (node.context.state === "suspended" && node.context instanceof AudioContext)
      void node.context.resume();
  }

  return {
    set(kind, level) {
      wanted.set(kind, level);
      apply(kind, level);
      if (level.gain > 1 && !gains.has(kind)) void lead(kind).catch(() => {});
    },
  };
}

/** The context once it runs; null, and closed, where the browser does not let it. */
async function running(context: AudioContext): Promise<AudioContext | null> {
  const late = new Promise((resolve) => setTimeout(resolve, TIMEOUT));
  await Promise.race([context.resume(), late]);
  if (context.state === "running") return context;
  await context.close();
  return null;
}

/** Not on an iPhone or iPad: there Web Audio falls silent with the screen, and a media element does not. */
export function browserOutput(
  browser: Window & typeof globalThis,
  elements: Readonly<Record<MediaKind, HTMLMediaElement>>,
): Output {
  const { userAgent, maxTouchPoints } = browser.navigator;
  const isPad = userAgent.includes("Macintosh") && maxTouchPoints > 1;
  const isSafe = "AudioContext" in browser && !isPad && !/iPhone|iPad|iPod/.test(userAgent);
  return createOutput(elements, isSafe ? () => new browser.AudioContext() : null);
}
