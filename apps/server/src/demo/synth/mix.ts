/** The mixing desk: what is heard directly, and what goes to the room. */
import { panGains, silence, type Stereo } from "./signal/stereo.ts";

export type Desk = { readonly main: Stereo; readonly send: Stereo };

export function desk(samples: number): Desk {
  return { main: silence(samples), send: silence(samples) };
}

/** Adds `source` × `gain` to one side from sample `at` on, and the share `room` of it to the room's send. */
function add(
  heard: Float32Array,
  sent: Float32Array,
  source: Float32Array,
  at: number,
  gain: number,
  room: number,
): void {
  const toRoom = gain * room;
  const end = Math.min(source.length, heard.length - at);
  for (let index = 0; index < end; index += 1) {
    const sample = source[index] ?? 0;
    heard[at + index] = (heard[at + index] ?? 0) + sample * gain;
    sent[at + index] = (sent[at + index] ?? 0) + sample * toRoom;
  }
}

export type Place = {
  /** The sample at which the sound comes in. */
  readonly at: number;
  readonly gain: number;
  /** Share that goes to the room, 0…1. */
  readonly room: number;
};

export function bringIn({ main, send }: Desk, sound: Stereo, { at, gain, room }: Place): void {
  add(main.left, send.left, sound.left, at, gain, room);
  add(main.right, send.right, sound.right, at, gain, room);
}

/** The same for one channel at a point between −1 (left) and 1 (right). */
export function bringInMono(
  { main, send }: Desk,
  sound: Float32Array,
  pan: number,
  { at, gain, room }: Place,
): void {
  const sides = panGains(pan);
  add(main.left, send.left, sound, at, gain * sides.left, room);
  add(main.right, send.right, sound, at, gain * sides.right, room);
}

export type Stretch = { readonly from: number; readonly to: number };

/** Where anything sounds: the stretches (samples, rising) joined where the gap between them is below `gap`. */
export function joined(stretches: readonly Stretch[], gap: number): readonly Stretch[] {
  const result: { from: number; to: number }[] = [];
  for (const { from, to } of stretches.toSorted((left, right) => left.from - right.from)) {
    const last = result.at(-1);
    if (last && from - last.to < gap) last.to = Math.max(last.to, to);
    else result.push({ from, to });
  }
  return result;
}
