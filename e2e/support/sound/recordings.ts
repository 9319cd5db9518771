// Recordings whose sound is known to the sample.

import { writeWav } from "@bandstand/audio/write-wav";

export interface Shape {
  seconds: number;
  sampleRate?: number;
  channels?: number;
}

/** Each channel from its sample index on. */
export function recordingOf(
  { seconds, sampleRate = 44_100, channels = 2 }: Shape,
  value: (time: number, channel: number) => number,
): Uint8Array<ArrayBuffer> {
  const frames = Math.round(seconds * sampleRate);
  const sound = Array.from({ length: channels }, (_, channel) =>
    Float32Array.from({ length: frames }, (_, index) => value(index / sampleRate, channel)),
  );
  return writeWav({ sampleRate, channels: sound });
}

export function sine(hz: number, amplitude = 0.4): (time: number) => number {
  return (time) => amplitude * Math.sin(2 * Math.PI * hz * time);
}

/** Several sines at once. */
export function chord(frequencies: readonly number[], amplitude: number): (time: number) => number {
  const notes = frequencies.map((hz) => sine(hz, amplitude));
  return (time) => notes.reduce((sum, note) => sum + note(time), 0);
}

const STEPS = 1000;

/** Every sample tells its place: the left channel counts to a thousand, the right one counts the thousands. */
export function placed(sampleRate: number): (time: number, channel: number) => number {
  return (time, channel) => {
    const index = Math.round(time * sampleRate);
    const count = channel === 0 ? index % STEPS : Math.floor(index / STEPS);
    return 0.1 + (0.5 * count) / STEPS;
  };
}

/** The places of recorded samples, in samples of the recording; null where it is silent. */
export function places(left: Float32Array, right: Float32Array): (number | null)[] {
  return Array.from(left, (value, index) => {
    if (Math.abs(value) < 0.05) return null;
    const fine = ((value - 0.1) * STEPS) / 0.5;
    const coarse = Math.round((((right[index] ?? 0) - 0.1) * STEPS) / 0.5);
    return coarse * STEPS + fine;
  });
}
