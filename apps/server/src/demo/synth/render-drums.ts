/** The drums become sound. */
import { loudness } from "./effects/loudness.ts";
import { KITS, type Piece } from "./instruments/drum-kit.ts";
import { bringIn, type Desk } from "./mix.ts";
import { drumPart } from "./parts/drum-part.ts";
import { secondsAt } from "./parts/timeline.ts";
import { seededRandom, seedFrom } from "./random.ts";
import { REFERENCE } from "./render-part.ts";
import type { Score } from "./score.ts";
import { addInto, decibels, panGains, silence } from "./signal/stereo.ts";

/** Takes of a hit at each touch, where the kit says nothing else. */
const TAKES = 3;
const LEVEL = 3;
const ROOM = 0.1;
/** Seconds in which a choked cymbal closes. */
const CHOKE_SECONDS = 0.005;

/** The first `samples` of a sound, closed without a click. */
function choked(sound: Float32Array, samples: number, rate: number): Float32Array {
  const copy = sound.slice(0, samples);
  const close = Math.min(Math.round(CHOKE_SECONDS * rate), copy.length);
  for (let index = 0; index < close; index += 1) {
    const place = copy.length - close + index;
    copy[place] = (copy[place] ?? 0) * (1 - index / close);
  }
  return copy;
}

/** Plays the drums into the desk; they are what the levels of the other parts refer to. */
export function renderDrums(score: Score, to: Desk, rate: number): void {
  const random = seededRandom(score.seed ^ seedFrom("drums"));
  const kit: Readonly<Record<string, Piece>> = KITS[score.kit];
  const bus = silence(to.main.left.length);
  const made = new Map<string, Float32Array>();
  const hits = drumPart(score);
  const samplesAt = (beat: number) => Math.round(secondsAt(score, beat) * rate);
  for (const [index, hit] of hits.entries()) {
    const piece = kit[hit.piece];
    if (!piece) continue;
    const velocity = Math.max(1, Math.round(hit.velocity * 4)) / 4;
    const key = `${hit.piece} ${velocity} ${index % (piece.takes ?? TAKES)}`;
    const sound = made.get(key) ?? piece.sound({ velocity, rate, random });
    made.set(key, sound);
    const at = samplesAt(hit.start);
    const next = hits
      .slice(index + 1, index + 12)
      .find(
        (later) =>
          piece.choke !== undefined &&
          later.start > hit.start &&
          kit[later.piece]?.choke === piece.choke,
      );
    const free = next ? samplesAt(next.start) - at : Infinity;
    const heard = free < sound.length ? choked(sound, free, rate) : sound;
    const gain = piece.gain * hit.velocity * (0.94 + 0.12 * random());
    const sides = panGains(piece.pan);
    addInto(bus.left, heard, at, gain * sides.left);
    addInto(bus.right, heard, at, gain * sides.right);
  }
  const gain = decibels(REFERENCE + LEVEL - loudness([bus.left, bus.right], rate, 5));
  if (Number.isFinite(gain)) bringIn(to, bus, { at: 0, gain, room: ROOM });
}
