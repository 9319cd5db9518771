/**
 * A song as plain data: what a band would write on a sheet before it plays.
 *
 * Patterns are strings. `|` separates bars, each bar is divided evenly by its signs, blanks are for the eye, and a pattern
 * shorter than its section begins again.
 */
import type { Echo } from "./effects/echo.ts";
import type { Insert } from "./effects/effect.ts";
import type { Room } from "./effects/reverb.ts";
import type { Spread } from "./effects/spread.ts";
import type { KitName, PieceName } from "./instruments/drum-kit.ts";
import type { InstrumentName } from "./instruments/orchestra.ts";
import type { Meter, Swing } from "./theory/meter.ts";
import type { ScaleName } from "./theory/scale.ts";

/** Per piece: `X` accent, `x` hit, `o` soft, `,` ghost, `.` rest. */
export type Groove = Readonly<Partial<Record<PieceName, string>>>;

type Mix = {
  /** Decibels against the other parts as they stand in the mix; 0 is the drums. */
  readonly level: number;
  readonly spread: Spread;
  readonly inserts?: readonly Insert[];
  readonly echo?: Echo;
  /** Share sent into the room, 0…1. */
  readonly room: number;
};

/**
 * Bass patterns: `R` root (`r` softer), `3` `5` `6` `7` and `8` degrees above it, `<` a semitone below the next root,
 * `-` holds, `.` rests.
 */
export type BassPart = Mix & {
  readonly role: "bass";
  readonly instrument: InstrumentName;
  /** The lowest MIDI note; roots lie within the octave above. */
  readonly lowest: number;
};

/**
 * Chord patterns: `D` and `U` strokes down and up (`d`, `u` softer), `x` a damped scratch, `B` the lowest note alone, `O` the
 * rest of the chord, `1` to `6` single notes of the voicing from below, `-` holds, `.` rests.
 */
export type ChordPart = Mix & {
  readonly role: "chords";
  readonly instrument: InstrumentName;
  readonly hands: "keyboard" | "guitar" | "power";
  /** The middle of the hand (MIDI) on keys, the fret of the hand on a guitar. */
  readonly position: number;
  /** Notes ring until the chord changes, as in picking. */
  readonly ring?: boolean;
};

/**
 * Lead patterns name motifs, one after the other: `theme:arch`, `theme:arch:home`. A motif is a rhythm (`x` begins a note, `-`
 * holds it, `.` rests); then comes its contour and, where the phrase ends, `open` (asks) or `home` (answers).
 */
export type LeadPart = Mix & {
  readonly role: "lead";
  readonly instrument: InstrumentName;
  readonly scale: ScaleName;
  /** MIDI: what the voice can reach. */
  readonly lowest: number;
  readonly highest: number;
  /** Diatonic steps of a second voice; −2 is a third below. */
  readonly harmony?: number;
};

export type Part = BassPart | ChordPart | LeadPart;

export type Section = {
  readonly name: string;
  /** Bars separated by `|`; chords of one bar share it evenly. */
  readonly chords: string;
  /** Times that the chords are played; 1 when missing. */
  readonly times?: number;
  /** The name of a groove. */
  readonly drums?: string;
  /** A groove that takes the place of the last bar. */
  readonly fill?: string;
  readonly crash?: boolean;
  /** 0…1: how hard everybody plays. */
  readonly energy: number;
  /** Patterns by the name of the part; whoever is missing rests. */
  readonly plays: Readonly<Record<string, string>>;
};

export type Score = {
  readonly title: string;
  readonly seed: number;
  readonly key: string;
  readonly meter: Meter;
  /** Beats per minute. */
  readonly tempo: number;
  readonly swing?: Swing;
  readonly room: Room;
  readonly kit: KitName;
  readonly grooves: Readonly<Record<string, Groove>>;
  readonly motifs: Readonly<Record<string, string>>;
  readonly parts: Readonly<Record<string, Part>>;
  readonly sections: readonly Section[];
  /** Seconds that the last sounds have to die away. */
  readonly tail: number;
};
