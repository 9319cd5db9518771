/** What the engine uses of a media element; what plays from memory looks the same. */
export interface PlayableMedia extends EventTarget {
  src: string;
  preload: string;
  currentTime: number;
  playbackRate: number;
  preservesPitch: boolean;
  volume: number;
  readonly paused: boolean;
  readonly ended: boolean;
  /** Not a number until it is known. */
  readonly duration: number;
  play(): Promise<void>;
  pause(): void;
  load(): void;
  removeAttribute(name: string): void;
}
