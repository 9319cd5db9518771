/** What the engine needs of its browser, as an argument: it knows neither a bundler nor the page it plays in. */

export type MediaKind = "audio" | "video";

export interface AudioPlatform {
  /** Null where the browser has no Web Audio. May throw: sound is then played by its element alone. */
  readonly newContext: (() => AudioContext) | null;
  newMedia(kind: MediaKind): HTMLMediaElement;
  /** Its media elements give their sound to a graph before they stretch it. */
  readonly tapsBeforeStretch: boolean;
  /**
   * Seconds of the recording by which the element's own stretching is ahead of the time that the element tells, at a
   * speed.
   */
  stretchLead(speed: number): number;
  /** Addresses of the modules that shift pitch, as the packages come. */
  readonly modules: PitchModules;
  /** Address of the module that tells parts apart: `parts/parts.worklet.ts`, by itself. */
  readonly partsModule: string;
  /** Calls at the next frame, and in a hidden tab about as soon, unless the returned function is called. */
  frame(run: () => void): () => void;
  after(milliseconds: number, run: () => void): () => void;
}

export interface PitchModules {
  /** `signalsmith-stretch` */
  readonly stretch: string;
  /** `@soundtouchjs/audio-worklet/processor` */
  readonly soundtouch: string;
}
