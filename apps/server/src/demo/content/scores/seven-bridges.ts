import type { Score, Section } from "../../synth/score.ts";
import { WOOD } from "./desk.ts";

const verse: Section = {
  name: "Verse 1",
  chords: "D | A/C# | Bm | F#m | G | D | Em | A",
  energy: 0.4,
  plays: {
    piano: "B-O-O-",
    flute: "line:arch:open line:wave:open line:arch:open turn:fall:open",
  },
};

const chorus: Section = {
  name: "Chorus",
  chords: "G | A | D | Bm | G | A | D | D",
  drums: "chorus",
  fill: "fill",
  energy: 0.7,
  plays: {
    piano: "D-O-O-",
    guitar: "1-3-4-5-4-3-",
    bass: "R---5-",
    strings: "D-----",
    flute: "hook:high:open hook:wave:open hook:high:open answer:fall:home",
  },
};

/** A ballad in three, in D. */
export const sevenBridges: Score = {
  title: "Seven Bridges",
  seed: 761,
  key: "D",
  meter: "3/4",
  tempo: 76,
  room: { seconds: 2.2, brightness: 0.5 },
  kit: "soft",
  grooves: {
    verse: { ride: "x.o.o.", kick: "o.....", stick: "....o." },
    chorus: { ride: "x.x.x.", kick: "x....o", snare: "..o.x.", pedal: "..o.o." },
    fill: { ride: "x.....", kick: "x.....", snare: "....oooo.xx.", floor: "..........xx" },
    end: { ride: "x.....", kick: "o....." },
  },
  motifs: {
    line: "x-x-xx|x---x-",
    turn: "x-x-xx|x-----",
    hook: "x---x-|xxx---",
    answer: "x---x-|x-----",
  },
  parts: {
    piano: {
      role: "chords",
      instrument: "piano",
      hands: "keyboard",
      position: 59,
      level: -0.5,
      spread: { kind: "point", pan: -0.12 },
      room: 0.24,
    },
    guitar: {
      role: "chords",
      instrument: "nylonGuitar",
      hands: "guitar",
      position: 0,
      ring: true,
      level: -5.5,
      spread: { kind: "point", pan: 0.45 },
      inserts: WOOD,
      room: 0.22,
    },
    bass: {
      role: "bass",
      instrument: "uprightBass",
      lowest: 31,
      level: -1.5,
      spread: { kind: "point", pan: 0 },
      room: 0.06,
    },
    strings: {
      role: "chords",
      instrument: "strings",
      hands: "keyboard",
      position: 66,
      level: -6.5,
      spread: { kind: "ensemble", pan: 0 },
      room: 0.4,
    },
    flute: {
      role: "lead",
      instrument: "flute",
      scale: "major",
      lowest: 69,
      highest: 86,
      level: -3,
      spread: { kind: "point", pan: 0.05 },
      room: 0.36,
    },
  },
  sections: [
    { name: "Intro", chords: "D | A/C# | Bm | A", energy: 0.4, plays: { piano: "B-O-O-" } },
    verse,
    { ...chorus, energy: 0.6 },
    {
      ...verse,
      name: "Verse 2",
      drums: "verse",
      fill: "fill",
      energy: 0.5,
      plays: { ...verse.plays, bass: "R-----", guitar: "1-3-4-5-4-3-" },
    },
    chorus,
    {
      name: "Bridge",
      chords: "Bm | F#m | G | A",
      drums: "verse",
      fill: "fill",
      energy: 0.65,
      plays: {
        piano: "D-O-O-",
        bass: "R-----",
        strings: "D-----",
        flute: "line:rise:open line:high:open",
      },
    },
    { ...chorus, name: "Last Chorus", energy: 0.85, crash: true },
    {
      name: "End",
      chords: "G | D",
      drums: "end",
      energy: 0.45,
      plays: {
        piano: "B-O-O-|D-----",
        bass: "R-----|R-----",
        strings: "D-----|D-----",
        flute: "answer:fall:home",
      },
    },
  ],
  tail: 3.5,
};
