/** A drummer who never was: strokes of a style, bar by bar, as freely as some play, and in the swing that the tempo has. */
import { randomFrom, type Random } from "@bandstand/audio/analysis/fixtures/random.fixture";
import { RATE } from "@bandstand/audio/analysis/fixtures/sounds.fixture";
import { periodOf, type Score } from "../listen/band.ts";
import { type Kit, makeKit, strikeKit, type Strokes } from "../listen/kit.ts";
import type { Style } from "./style.ts";

/** As many kits as studios have heard; each is made once. */
const KITS = 80;
const kits = new Map<number, Kit>();

/** How often a drummer plays another bar of the style, from one who never does. */
const FREEDOMS = [0, 0.05, 0.2, 0.5] as const;
/** Of the strokes of one who always does, how many are left out, and added where none is written. */
const LEFT_OUT = 0.25;
const ADDED = 0.08;

interface Levels {
  kick: number;
  snare: number;
  cymbal: number;
  ghost: number;
}

/** With the freedom that this drummer takes. */
export function playDrums(style: Style, score: Score, random: Random): Float32Array {
  const out = new Float32Array(Math.round(score.length * RATE));
  const kit = kitOf(Math.floor(random.next() * KITS));
  const levels: Levels = {
    kick: random.between(0.4, 1.1),
    snare: random.between(0.5, 1.2),
    cymbal: random.between(0.2, 1.2),
    ghost: random.between(0.1, 0.35),
  };
  const looseness = random.between(0.002, 0.012);
  const freedom = random.pick(FREEDOMS);
  const late = style.swings ? swingOf(style, score, random) : null;
  const { beats, beatsPerBar, firstBar } = score;
  const steps = beatsPerBar * style.stepsPerBeat;
  const snare = style.rim && random.next() < 0.7 ? kit.rim : kit.snare;
  const [kickPart, snarePart] = [random.pick(style.kick), random.pick(style.snare)];
  const pedalPart = style.pedal ? random.pick(style.pedal) : "";
  let cymbalPart = random.pick(style.cymbal);
  let cymbal = cymbalOf(kit, random);
  const section = random.pick([4, 8, 8]);
  // Bars before the first whole one count: the band may come in anywhere.
  for (let bar = -1; bar * beatsPerBar + firstBar < beats.length; bar += 1) {
    if (bar > 0 && bar % section === 0) {
      cymbalPart = random.pick(style.cymbal);
      cymbal = cymbalOf(kit, random);
      if (random.next() < 0.7) hit(kit.crash, 0, bar, random.between(0.5, 1.1));
    }
    const isFill = bar % section === section - 1 && random.next() < 0.7;
    const isBreak = !isFill && bar > 1 && random.next() < 0.02;
    const end = isFill ? steps - style.stepsPerBeat * random.pick([1, 2, 2]) : isBreak ? 1 : steps;
    const kickNow = random.next() < freedom ? random.pick(style.kick) : kickPart;
    const snareNow = random.next() < freedom ? random.pick(style.snare) : snarePart;
    for (let step = 0; step < end; step += 1) {
      struck(freely(kickNow[step]), step, bar, kit.kick, levels.kick);
      struck(freely(snareNow[step]), step, bar, snare, levels.snare);
      struck(freely(cymbalPart[step]), step, bar, cymbal, levels.cymbal);
      struck(pedalPart[step], step, bar, kit["pedal hat"], levels.cymbal);
    }
    if (!isFill) continue;
    const drums = [kit.snare, kit.snare, kit["high tom"], kit["mid tom"], kit["low tom"]] as const;
    for (let step = end; step < steps; step += 1)
      if (random.next() < 0.75)
        hit(random.pick(drums), step, bar, levels.snare * random.between(0.5, 1));
  }
  return out;

  /** Now and then a stroke is left out, or played where none is written. */
  function freely(mark: string | undefined): string | undefined {
    if (mark === ".") return random.next() < ADDED * freedom ? random.pick(["g", "o"]) : mark;
    return random.next() < LEFT_OUT * freedom ? "." : mark;
  }

  function struck(
    mark: string | undefined,
    step: number,
    bar: number,
    strokes: Strokes,
    level: number,
  ): void {
    if (mark === "x") hit(strokes, step, bar, level * random.between(0.8, 1));
    if (mark === "o") hit(strokes, step, bar, level * random.between(0.35, 0.7));
    if (mark === "g") hit(strokes, step, bar, level * levels.ghost);
    if (mark === "?" && random.next() < 0.4)
      hit(strokes, step, bar, level * random.between(0.3, 1));
  }

  /** Where in the beat that is: quavers that swing a little, the last of three steps, or sixteenths that swing. */
  function swung(part: number): number {
    if (style.stepsPerBeat === 3) return late !== null && part > 0.5 ? late : part;
    if (late !== null) return part % 0.5 > 0 ? part - 0.25 + late / 2 : part;
    const middle = 0.5 + score.swing / 6;
    return part < 0.5 ? part * 2 * middle : middle + (part - 0.5) * 2 * (1 - middle);
  }

  function hit(strokes: Strokes, step: number, bar: number, level: number): void {
    const place = firstBar + bar * beatsPerBar + step / style.stepsPerBeat;
    const whole = Math.floor(place);
    const from = beats[whole];
    const to = beats[whole + 1];
    if (from === undefined || to === undefined) return;
    const at = from + swung(place - whole) * (to - from);
    const loose = (random.next() + random.next() - 1) * 2 * looseness;
    strikeKit(out, strokes, { at: at + loose, level }, random);
  }
}

/**
 * Where what swings lies in its beat or, of sixteenths, in half of it: the faster, the more evenly (A. Friberg and A. Sundström,
 * "Swing Ratios and Ensemble Timing in Jazz Performance", Music Perception 19, 2002), and each drummer in an own way.
 */
function swingOf({ stepsPerBeat }: Style, score: Score, random: Random): number {
  const tempo = 60 / periodOf(score);
  const bpm = stepsPerBeat === 3 ? tempo : 2 * tempo;
  const ratio = Math.max(1.1, 3.6 - bpm / 125 + random.between(-0.5, 0.5));
  return ratio / (1 + ratio);
}

function kitOf(seed: number): Kit {
  const kit = kits.get(seed) ?? makeKit(randomFrom(seed));
  kits.set(seed, kit);
  return kit;
}

function cymbalOf(kit: Kit, random: Random): Strokes {
  return random.pick([
    kit["closed hat"],
    kit["closed hat"],
    kit["open hat"],
    kit.ride,
    kit["low tom"],
  ]);
}
