/** Music of known tempo and harmony, three pieces for each tempo and metre: with a band, without drums, drums alone or so. */
import { PLAIN, type PieceOptions } from "@bandstand/audio/analysis/fixtures/piece.fixture";
import { randomFrom } from "@bandstand/audio/analysis/fixtures/random.fixture";

const TEMPI = [63, 84, 97, 120, 128, 140, 174];
const METRES = [3, 4] as const;
const KINDS = ["band", "band", "without drums"] as const;
const MAJOR = [
  [0, 4, 5, 3],
  [0, 3, 4, 4],
  [0, 5, 1, 4],
  [0, 2, 3, 4],
] as const;
const MINOR = [
  [0, 5, 2, 6],
  [0, 3, 4, 0],
  [0, 6, 5, 4],
] as const;

/** Others for another `firstSeed`: what is measured is not what was listened to while the methods were made. */
export function pieces(firstSeed = 77_000): Partial<PieceOptions>[] {
  let seed = firstSeed;
  return TEMPI.flatMap((bpm) =>
    METRES.flatMap((metre) =>
      KINDS.map((kind) => {
        seed += 1;
        return pieceOf({ bpm, metre, seed }, kind);
      }),
    ),
  );
}

function pieceOf(
  { bpm, metre, seed }: Pick<PieceOptions, "bpm" | "metre" | "seed">,
  kind: (typeof KINDS)[number],
): Partial<PieceOptions> {
  const random = randomFrom(seed);
  const isMinor = random.next() < 0.4;
  const isBand = kind === "band";
  return {
    seed,
    metre,
    isMinor,
    bpm: bpm * random.between(0.985, 1.015),
    seconds: 30,
    start: random.between(0.1, 1.5),
    tonic: Math.floor(random.next() * 12),
    progression: random.pick<readonly number[]>(isMinor ? MINOR : MAJOR),
    drums: isBand
      ? random.pick(["rock", "pushed", "four on the floor", "sixteenths", "quiet", "jazz"])
      : "none",
    comp: isBand
      ? random.pick(["held", "quavers", "beats", "off-beats", "broken"])
      : random.pick(["quavers", "beats", "broken"]),
    compTimbre: random.pick(["saw", "organ", "electric piano", "plucked", "bell"]),
    bass: random.pick(["on one", "root and fifth", "walking", "quavers"]),
    bassTimbre: random.pick(["saw", "sine", "plucked"]),
    melody: random.pick(["none", "square", "organ", "bell"]),
    swing: random.next() < 0.25 ? random.between(0.5, 1) : 0,
    drift: random.next() < 0.35 ? 0.03 : 0,
    levels: {
      ...PLAIN.levels,
      drums: random.between(0.3, 0.8),
      comp: random.between(0.08, 0.2),
      bass: random.between(0.1, 0.3),
    },
    reverb: random.pick([0, 0.15, 0.4]),
    noise: random.pick([0.0005, 0.003, 0.02]),
    looseness: random.pick([0.003, 0.008, 0.015]),
    tuning: random.pick([440, 440, 432, 446]),
  };
}
