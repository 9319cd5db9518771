/** A room: eight delay lines that feed each other through a Hadamard matrix (Jot and Chaigne, 1991). */
import { fade60 } from "../signal/envelope.ts";
import type { Stereo } from "../signal/stereo.ts";

export type Room = {
  /** Seconds until the sound has fallen by 60 dB. */
  readonly seconds: number;
  /** 0 dark … 1 bright walls. */
  readonly brightness: number;
};

/** Milliseconds; without common factors, so that no echo stands out. */
const LINES = [29.7, 37.1, 41.1, 43.7, 53.9, 61.3, 67.7, 73.1];
const PRE_DELAY_SECONDS = 0.014;
const INPUT = 0.45;
/** Keeps the energy of what goes round: 1 / √8. */
const MATRIX = 1 / Math.sqrt(8);

/**
 * Adds the room's answer to `send` into `target`.
 *
 * This loop runs for every second of every song, so it is written for speed: at half the rate, since walls swallow the treble
 * anyway; the lines one after the other in a single buffer; the matrix as its three stages of sums and differences.
 */
export function addRoom(target: Stereo, send: Stereo, room: Room, fullRate: number): void {
  const rate = fullRate / 2;
  const lengths = LINES.map((milliseconds) => Math.round((milliseconds / 1000) * rate));
  const starts = lengths.map((_, line) =>
    lengths.slice(0, line).reduce((sum, length) => sum + length, 0),
  );
  const delay = new Float32Array(lengths.reduce((sum, length) => sum + length, 0));
  const gains = Float64Array.from(lengths, (length) => fade60(room.seconds, rate) ** length);
  const places = Int32Array.from(starts);
  const ends = Int32Array.from(starts, (start, line) => start + (lengths[line] ?? 0));
  const firsts = Int32Array.from(starts);
  const damped = new Float64Array(8);
  const out = new Float64Array(8);
  const open = 0.25 + 0.6 * room.brightness;
  const preDelay = 2 * Math.round(PRE_DELAY_SECONDS * rate);
  let lastLeft = 0;
  let lastRight = 0;
  const { left, right } = target;
  for (let index = preDelay; index + 1 < left.length; index += 2) {
    for (let line = 0; line < 8; line += 1) {
      const before = damped[line] ?? 0;
      const now = before + open * ((delay[places[line] ?? 0] ?? 0) - before);
      damped[line] = now;
      out[line] = now * (gains[line] ?? 0);
    }
    const o0 = out[0] ?? 0;
    const o1 = out[1] ?? 0;
    const o2 = out[2] ?? 0;
    const o3 = out[3] ?? 0;
    const o4 = out[4] ?? 0;
    const o5 = out[5] ?? 0;
    const o6 = out[6] ?? 0;
    const o7 = out[7] ?? 0;
    const outLeft = o0 - o2 + o4 - o6;
    const outRight = o1 - o3 + o5 - o7;
    left[index] = (left[index] ?? 0) + (lastLeft + outLeft) / 2;
    right[index] = (right[index] ?? 0) + (lastRight + outRight) / 2;
    left[index + 1] = (left[index + 1] ?? 0) + outLeft;
    right[index + 1] = (right[index + 1] ?? 0) + outRight;
    lastLeft = outLeft;
    lastRight = outRight;
    const a0 = o0 + o1;
    const a1 = o0 - o1;
    const a2 = o2 + o3;
    const a3 = o2 - o3;
    const a4 = o4 + o5;
    const a5 = o4 - o5;
    const a6 = o6 + o7;
    const a7 = o6 - o7;
    const b0 = a0 + a2;
    const b1 = a1 + a3;
    const b2 = a0 - a2;
    const b3 = a1 - a3;
    const b4 = a4 + a6;
    const b5 = a5 + a7;
    const b6 = a4 - a6;
    const b7 = a5 - a7;
    out[0] = b0 + b4;
    out[1] = b1 + b5;
    out[2] = b2 + b6;
    out[3] = b3 + b7;
    out[4] = b0 - b4;
    out[5] = b1 - b5;
    out[6] = b2 - b6;
    out[7] = b3 - b7;
    const at = index - preDelay;
    const inLeft = ((send.left[at] ?? 0) + (send.left[at + 1] ?? 0)) * (INPUT / 2);
    const inRight = ((send.right[at] ?? 0) + (send.right[at + 1] ?? 0)) * (INPUT / 2);
    for (let line = 0; line < 8; line += 1) {
      const place = places[line] ?? 0;
      delay[place] = (out[line] ?? 0) * MATRIX + ((line & 1) === 0 ? inLeft : inRight);
      places[line] = place + 1 === ends[line] ? (firsts[line] ?? 0) : place + 1;
    }
  }
}
