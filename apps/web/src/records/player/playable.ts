/** What is played, and what the player has opened to play it. */
import type { Playback } from "@bandstand/contracts/songs";

export type MediaKind = "audio" | "video";

/** What the player needs to know of a song. */
export interface PlayableSong {
  id: number;
  title: string;
  artist: string;
  recordingFilename: string | null;
  /** Tells whether a recording kept on this device is still the song's own. */
  recordingDate?: string | null;
  songkey?: string | null;
  bpm?: number | null;
}

/** A recording ready to be played, from the server or from this device. */
export interface OpenedRecording {
  /** Which recording it is: each upload has a name of its own. */
  filename: string;
  /** When it came, ISO 8601; null where nobody knows. */
  date: string | null;
  /** Of the media: a signed link, or an object URL. */
  url: string;
  kind: MediaKind;
  /** Seconds; null until the media tells. */
  duration: number | null;
  /** LUFS; null until measured. */
  loudness: number | null;
  /** It plays without a network. */
  isKept: boolean;
  /** The server's links; null where it was not asked. */
  playback: Playback | null;
  /** The files of the waveform, where they are kept along with the recording. */
  keptPeaks: { coarse: Uint8Array; fine: Uint8Array } | null;
  /** To be called once it is played no more. */
  release: () => void;
}

/** What the player uses of a media element. */
export interface Media {
  src: string;
  currentTime: number;
  readonly duration: number;
  readonly paused: boolean;
  readonly error: unknown;
  play(): Promise<void>;
  pause(): void;
  load(): void;
  removeAttribute(name: string): void;
  addEventListener(event: string, listener: () => void): void;
}

export interface OpenOptions {
  /** The copy on this device does not play. */
  isCopyBroken?: boolean;
}

export type OpenRecording = (song: PlayableSong, options?: OpenOptions) => Promise<OpenedRecording>;
