/**
 * A recording played from memory, and stretched by Signalsmith Stretch. It takes 21 MB a minute, and is for browsers whose
 * elements give their sound to a graph before they stretch it. To whoever plays it, it is a media element.
 */
import type { AudioPlatform } from "../audio-platform.ts";
import type { StretchNode } from "../pitch/stretch-node.ts";
import type { PlayableMedia } from "./playable-media.ts";

export interface DecodedMediaOptions {
  context: AudioContext;
  /** What it sounds through. */
  stretch: Promise<StretchNode>;
  after: AudioPlatform["after"];
}

/** Seconds between telling the worklet and its doing so. */
const LEAD = 0.02;

export class DecodedMedia extends EventTarget implements PlayableMedia {
  preload = "auto";
  volume = 1;
  preservesPitch = true;
  paused = true;
  ended = false;
  duration = Number.NaN;
  readonly #options: DecodedMediaOptions;
  #address = "";
  #rate = 1;
  /** Of the recording, at a time of the context. */
  #place = 0;
  #at = 0;
  #loading = new AbortController();
  #cancelEnd = () => {};

  constructor(options: DecodedMediaOptions) {
    super();
    this.#options = options;
  }

  get src(): string {
    return this.#address;
  }

  set src(address: string) {
    this.#address = address;
    this.load();
  }

  get currentTime(): number {
    if (this.paused) return this.#place;
    const passed = Math.max(0, this.#options.context.currentTime - this.#at) * this.#rate;
    return Math.min(this.duration, this.#place + passed);
  }

  set currentTime(place: number) {
    this.#go(place);
  }

  get playbackRate(): number {
    return this.#rate;
  }

  set playbackRate(rate: number) {
    const place = this.currentTime;
    this.#rate = rate;
    if (!this.paused) this.#go(place);
  }

  async play(): Promise<void> {
    const { stretch } = this.#options;
    await Promise.all([stretch, this.#loaded]);
    if (!this.paused) return;
    this.paused = false;
    this.#go(this.ended ? 0 : this.#place);
  }

  pause(): void {
    if (this.paused) return;
    this.#rest(this.currentTime);
    this.dispatchEvent(new Event("pause"));
  }

  load(): void {
    this.#loading.abort();
    this.#loading = new AbortController();
    this.#rest(0);
    this.duration = Number.NaN;
    this.#loaded = this.#read(this.#loading.signal);
  }

  removeAttribute(name: string): void {
    if (name === "src") this.#address = "";
  }

  #loaded = Promise.resolve();

  async #read(signal: AbortSignal): Promise<void> {
    const { context, stretch } = this.#options;
    try {
      const { tell } = await stretch;
      tell("dropBuffers", null);
      if (this.#address === "") return;
      const answer = await fetch(this.#address, { signal });
      if (!answer.ok) throw new Error(`The recording was answered ${answer.status}.`);
      const sound = await inStereo(await context.decodeAudioData(await answer.arrayBuffer()));
      if (signal.aborted) return;
      const channels = Array.from({ length: sound.numberOfChannels }, (_, channel) =>
        sound.getChannelData(channel).slice(),
      );
      tell(
        "addBuffers",
        channels,
        channels.map(({ buffer }) => buffer),
      );
      this.duration = sound.duration;
      this.dispatchEvent(new Event("durationchange"));
      this.dispatchEvent(new Event("loadedmetadata"));
    } catch {
      if (!signal.aborted) this.dispatchEvent(new Event("error"));
    }
  }

  #go(place: number): void {
    this.#cancelEnd();
    this.ended = false;
    this.#place = place;
    if (this.paused) return;
    const { context, after } = this.#options;
    this.#at = context.currentTime + LEAD;
    this.#schedule(true);
    const left = (this.duration - place) / this.#rate + LEAD;
    this.#cancelEnd = after(1000 * left, () => {
      this.#rest(this.duration);
      this.ended = true;
      this.dispatchEvent(new Event("pause"));
      this.dispatchEvent(new Event("ended"));
    });
  }

  #rest(place: number): void {
    this.#cancelEnd();
    this.ended = false;
    this.paused = true;
    this.#place = place;
    this.#at = this.#options.context.currentTime;
    this.#schedule(false);
  }

  #schedule(active: boolean): void {
    const semitones = this.preservesPitch ? 0 : 12 * Math.log2(this.#rate);
    const [input, rate, output] = [this.#place, this.#rate, this.#at];
    // It reads one of the two when it clears what was planned, and the other when it plays.
    const plan = { active, input, rate, semitones, output, outputTime: output };
    void this.#options.stretch.then(({ tell }) => tell("schedule", plan)).catch(() => {});
  }
}

/** What has more channels is mixed as the speakers would: a singer may have one to himself. */
async function inStereo(sound: AudioBuffer): Promise<AudioBuffer> {
  const { numberOfChannels, length, sampleRate } = sound;
  if (numberOfChannels <= 2) return sound;
  const mixing = new OfflineAudioContext(2, length, sampleRate);
  const source = new AudioBufferSourceNode(mixing, { buffer: sound });
  source.connect(mixing.destination);
  source.start();
  return mixing.startRendering();
}
