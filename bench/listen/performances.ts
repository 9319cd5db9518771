/** Drum performances that people played, note by note: made to sound with a kit, alone or with others. */
import { randomFrom, type Random } from "@bandstand/audio/analysis/fixtures/random.fixture";
import { RATE } from "@bandstand/audio/analysis/fixtures/sounds.fixture";
import { z } from "zod";
import { playBand, type Parts } from "./band.ts";
import { compressed, inRoom, mixed, onPhone } from "./filters.ts";
import { makeKit, strikeKit, type Voice } from "./kit.ts";
import type { Known } from "./score.ts";

const performance = z.object({
  name: z.string(),
  /** Seconds. */
  beats: z.array(z.number()),
  /** Of each beat in its bar, 1 being the first. */
  positions: z.array(z.number()),
  hits: z.array(z.tuple([z.number(), z.string()])),
});
export const performances = z.array(performance);
export type Performance = z.infer<typeof performance>;

export const SETTINGS = ["alone", "with a band", "from a phone"] as const;
export type Setting = (typeof SETTINGS)[number];

/** Which drum a kind of stroke is on, and how loud: hi-hat and snare are as loud as the kick. */
const KINDS: Record<string, readonly [voice: Voice, level: number]> = {
  KD: ["kick", 0.9],
  SD: ["snare", 0.9],
  SDB: ["brush", 0.6],
  SDG: ["snare", 0.2],
  SDD: ["snare", 0.6],
  SDF: ["snare", 0.9],
  CHH: ["closed hat", 0.8],
  OHH: ["open hat", 0.9],
  PHH: ["pedal hat", 0.6],
  RDC: ["ride", 0.6],
  RDB: ["bell", 0.7],
  CRC: ["crash", 0.9],
  CHC: ["crash", 0.9],
  SPC: ["crash", 0.6],
  HFT: ["low tom", 0.9],
  LFT: ["low tom", 0.9],
  MHT: ["mid tom", 0.9],
};
const OTHER = ["rim", 0.6] as const;

const WITH: Parts = {
  bass: [
    [0, 0.9, 0],
    [1.5, 0.4, 2],
    [2, 0.9, 0],
    [3, 0.9, 2],
  ],
  guitar: [
    [0, 0.9, 0],
    [1, 0.4, 0],
    [1.5, 0.9, 0],
    [2.5, 0.4, 0],
    [3, 0.9, 0],
  ],
  chordBars: 1,
  guitarTimbre: "saw",
  bassTimbre: "plucked",
};
/** Seconds that ring on after the last stroke. */
const TAIL = 1;

export function knownOf({ beats, positions }: Performance): Known {
  return { beats, bars: beats.filter((_, i) => positions[i] === 1) };
}

/** Samples at 44.1 kHz, −1 to 1. The same for the same seed. */
export function render(played: Performance, setting: Setting, seed: number): Float32Array {
  const random = randomFrom(seed);
  const drums = drumsOf(played, random);
  const room = { share: random.between(0.1, 0.35), seconds: random.between(0.3, 0.7) };
  if (setting === "alone") return mixed([[compressed(inRoom(drums, room, random), 0.2), 1]]);
  const score = {
    beats: played.beats,
    firstBar: Math.max(0, played.positions.indexOf(1)),
    beatsPerBar: Math.max(...played.positions),
    swing: 0,
    length: drums.length / RATE,
  };
  const { bass, guitar, voice } = playBand(score, WITH, random);
  const band = mixed([
    [drums, 1],
    [bass, 0.7],
    [guitar, 0.6],
    [voice, 0.7],
  ]);
  const together = mixed([[compressed(inRoom(band, room, random), 0.25), 1]]);
  return setting === "from a phone" ? mixed([[onPhone(together, random), 1]]) : together;
}

function drumsOf({ hits, beats }: Performance, random: Random): Float32Array {
  const kit = makeKit(random);
  const last = Math.max(hits.at(-1)?.[0] ?? 0, beats.at(-1) ?? 0);
  const out = new Float32Array(Math.ceil((last + TAIL) * RATE));
  for (const [at, kind] of hits) {
    const [voice, level] = KINDS[kind] ?? OTHER;
    strikeKit(out, kit[voice], { at, level: level * random.between(0.7, 1) }, random);
    if (kind === "SDF") strikeKit(out, kit[voice], { at: at - 0.025, level: level / 3 }, random);
  }
  return out;
}
