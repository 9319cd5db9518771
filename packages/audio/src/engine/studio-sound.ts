/** The sound of one studio, as screens see it. Times are seconds of the recording, whatever the speed. */
import type { ClickDivision, LoopRegion, PartCuts } from "@bandstand/domain/studio/settings";

/** What shifts the pitch: the best that this browser can, or nothing but the speed (`rate`), or not at all (`none`). */
export type PitchMethod = "stretch" | "soundtouch" | "rate" | "none";

export interface SoundControls {
  /** 0 to 1. */
  volume: number;
  speed: number;
  /** Semitones with a fraction. */
  pitch: number;
  /** Decibels of the seven bands; null switches the equaliser off. */
  gains: readonly number[] | null;
  /** Null plays on to the end. */
  loop: LoopRegion | null;
  parts: PartCuts;
  /** Null is silent. */
  click: Click | null;
  /** Of clicks, from 0 to 1; as loud as a song in the middle. */
  clickLevel: number;
  countIn: CountedIn | null;
}

export interface Click {
  /** To click on. */
  readonly beats: readonly number[];
  /** Those of them that begin bars. */
  readonly bars: readonly number[];
  readonly division: ClickDivision;
}

/** What is clicked before playing starts. */
export interface CountedIn {
  readonly beats: number;
  readonly beatsABar: number;
  readonly secondsABeat: number;
  /** Before each round of a loop, too. */
  readonly isEachRound: boolean;
}

export interface SoundSnapshot {
  status: "loading" | "ready" | "failed";
  isPlaying: boolean;
  /** The beat of the count-in that sounds, from 1; 0 when none does. */
  countedBeat: number;
  /** The browser or the system holds the sound back until somebody presses play. */
  isBlocked: boolean;
  duration: number;
  pitchMethod: PitchMethod;
  hasEqualizer: boolean;
  /** False where the sides hold next to nothing, as in a recording of one channel. */
  canCutCentre: boolean;
  /** False where nothing here can tell drums from the rest. */
  canCutDrums: boolean;
  /** Times that the loop went round since playing started. */
  rounds: number;
}

export interface StudioSound {
  /** A video's picture is shown by whoever mounts it. */
  readonly media: HTMLMediaElement;
  readonly sampleRate: number;
  subscribe(listener: () => void): () => void;
  /** The same object until something changes. */
  snapshot(): SoundSnapshot;
  /** What is heard now, the delay of the pitch engine taken off. Cheap: pictures ask at every frame. */
  position(): number;
  play(): Promise<void>;
  pause(): void;
  /** Pauses at the beginning. */
  stop(): void;
  seek(time: number): void;
  set(controls: Partial<SoundControls>): void;
  /** Fills in decibels from 0 Hz to half the sample rate, for the live chord. */
  readSpectrum(decibels: Float32Array<ArrayBuffer>): void;
  close(): void;
}
