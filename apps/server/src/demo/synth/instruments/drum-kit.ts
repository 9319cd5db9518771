/** Kits: which sound each piece has, where it stands and how loud it is. */
import { clap, conga, crossStick, kick, snare, sticks, tom, type Drum } from "./drum-sounds.ts";
import {
  closedHat,
  cowbell,
  crash,
  openHat,
  pedalHat,
  ride,
  rideBell,
  shaker,
  tambourine,
} from "./metal-sounds.ts";

export type Piece = {
  readonly sound: Drum;
  /** −1 left … 1 right, from the audience. */
  readonly pan: number;
  readonly gain: number;
  /** Pieces with the same name choke each other, as a closing hat ends the open one. */
  readonly choke?: string;
  /** Different takes of a hit, so that repeats do not sound stamped; 3 when missing. */
  readonly takes?: number;
};

const COMMON = {
  stick: { sound: crossStick, pan: 0.12, gain: 0.75 },
  hat: { sound: closedHat, pan: 0.28, gain: 0.36, choke: "hat" },
  pedal: { sound: pedalHat, pan: 0.28, gain: 0.3, choke: "hat" },
  open: { sound: openHat, pan: 0.28, gain: 0.34, choke: "hat" },
  ride: { takes: 2, sound: ride, pan: -0.34, gain: 0.4 },
  bell: { takes: 2, sound: rideBell, pan: -0.34, gain: 0.36 },
  crash: { takes: 1, sound: crash, pan: 0.42, gain: 0.5 },
  high: { sound: tom(185), pan: 0.26, gain: 0.7 },
  middle: { sound: tom(135), pan: -0.05, gain: 0.75 },
  floor: { sound: tom(88), pan: -0.36, gain: 0.85 },
  clap: { sound: clap, pan: -0.1, gain: 0.55 },
  tambourine: { sound: tambourine, pan: -0.4, gain: 0.42 },
  shaker: { sound: shaker, pan: 0.45, gain: 0.36 },
  cowbell: { sound: cowbell, pan: -0.25, gain: 0.3 },
  conga: { sound: conga(205), pan: -0.45, gain: 0.5 },
  tumba: { sound: conga(148), pan: -0.3, gain: 0.55 },
  sticks: { sound: sticks, pan: 0, gain: 1.3 },
} as const satisfies Readonly<Record<string, Piece>>;

export const KITS = {
  rock: {
    ...COMMON,
    kick: { sound: kick({ hz: 52, ring: 0.11, click: 0.5 }), pan: 0, gain: 1 },
    snare: { sound: snare({ hz: 182, wires: 1, ring: 0.12, tone: 2400 }), pan: 0.05, gain: 0.86 },
  },
  tight: {
    ...COMMON,
    kick: { sound: kick({ hz: 58, ring: 0.075, click: 0.6 }), pan: 0, gain: 0.95 },
    snare: { sound: snare({ hz: 215, wires: 0.9, ring: 0.085, tone: 3200 }), pan: 0.05, gain: 0.8 },
  },
  soft: {
    ...COMMON,
    hat: { ...COMMON.hat, gain: 0.46 },
    shaker: { ...COMMON.shaker, gain: 0.5 },
    ride: { ...COMMON.ride, gain: 0.5 },
    kick: { sound: kick({ hz: 48, ring: 0.12, click: 0.16 }), pan: 0, gain: 0.9 },
    snare: { sound: snare({ hz: 168, wires: 0.8, ring: 0.14, tone: 1800 }), pan: 0.05, gain: 0.66 },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Piece>>>>;

export type KitName = keyof typeof KITS;
export type PieceName = keyof (typeof KITS)["rock"];
