import type { Score, Section } from "../../synth/score.ts";
import { CABINET } from "./desk.ts";

const TWELVE_BARS = "A7 | D7 | A7 | A7 | D7 | D7 | A7 | A7 | E7 | D7 | A7 | E7";

const rhythm = {
  bass: "R-3-5-6-|8-6-5-3-",
  boogie: "D-d-D-d-",
  piano: "..D...U.|..D.u-U.",
};

const verse: Section = {
  name: "Verse 1",
  chords: TWELVE_BARS,
  drums: "shuffle",
  fill: "fill",
  energy: 0.65,
  plays: {
    ...rhythm,
    harp: "line:arch:open reply:fall line:arch:open reply:fall line:high:open reply:fall:home",
  },
};

/** A twelve-bar shuffle in A. */
export const lastBusHome: Score = {
  title: "Last Bus Home",
  seed: 96,
  key: "A",
  meter: "4/4",
  tempo: 96,
  swing: { notesPerBeat: 2, share: 0.64 },
  room: { seconds: 0.9, brightness: 0.5 },
  kit: "tight",
  grooves: {
    shuffle: {
      ride: "xoxoxoxo",
      kick: "x...o...x...o..,",
      snare: "..,.X..,..,.X.,.",
      pedal: "....x.......x...",
    },
    solo: {
      ride: "XoXoXoXo",
      kick: "X...x...X.x.x...",
      snare: "..,.X..,..,.X.o.",
      pedal: "....x.......x...",
    },
    fill: {
      kick: "x...x...x...x...",
      snare: "....X...x.x.x.X.",
      high: "..........x.....",
      floor: "............x.x.",
      ride: "xoxo....",
    },
    end: { kick: "X.....X.........", snare: "......X.........", crash: "......X........." },
  },
  motifs: {
    line: "..xxx-x-|x-xx----",
    reply: "......xx|x-x-----",
    solo: "x-xxx-xx|x-x---xx",
    wail: "x-------|x-x-xxx-",
    tag: "x-x-x-x-|x-------",
  },
  parts: {
    bass: {
      role: "bass",
      instrument: "uprightBass",
      lowest: 28,
      level: 1,
      spread: { kind: "point", pan: 0 },
      room: 0.04,
    },
    boogie: {
      role: "chords",
      instrument: "electricGuitar",
      hands: "power",
      position: 0,
      level: -6,
      spread: { kind: "point", pan: -0.5 },
      inserts: [{ kind: "drive", amount: 2.2 }, ...CABINET],
      room: 0.1,
    },
    piano: {
      role: "chords",
      instrument: "piano",
      hands: "keyboard",
      position: 66,
      level: -4,
      spread: { kind: "point", pan: 0.45 },
      inserts: [{ kind: "filter", filter: { kind: "highpass", hz: 160 } }],
      room: 0.12,
    },
    harp: {
      role: "lead",
      instrument: "harmonica",
      scale: "blues",
      lowest: 64,
      highest: 81,
      level: -1.5,
      spread: { kind: "point", pan: 0.05 },
      inserts: [{ kind: "drive", amount: 1.2 }],
      room: 0.2,
    },
    guitar: {
      role: "lead",
      instrument: "leadGuitar",
      scale: "blues",
      lowest: 60,
      highest: 79,
      level: -1.5,
      spread: { kind: "point", pan: -0.15 },
      inserts: [{ kind: "drive", amount: 3 }, ...CABINET],
      room: 0.18,
    },
  },
  sections: [
    {
      name: "Intro",
      chords: "E7 | D7 | A7 | E7",
      drums: "shuffle",
      fill: "fill",
      energy: 0.6,
      plays: {
        bass: "R-3-5-6-",
        boogie: "D-d-D-d-",
        piano: "..D...U.",
        guitar: "solo:fall:open tag:fall:open",
      },
    },
    verse,
    {
      ...verse,
      name: "Solo",
      drums: "solo",
      energy: 0.85,
      plays: {
        ...rhythm,
        guitar: "solo:arch:open wail:high solo:wave:open wail:arch solo:high:open tag:fall:home",
      },
    },
    { ...verse, name: "Verse 2", energy: 0.75 },
    {
      name: "End",
      chords: "A7 A7 D7 D7 | A7",
      drums: "end",
      energy: 0.8,
      plays: {
        bass: "R-R-R-R-|R-------",
        boogie: "D-d-D-d-|D-------",
        piano: "D-U-D-U-|D-------",
        harp: "tag:fall:home",
      },
    },
  ],
  tail: 2.5,
};
