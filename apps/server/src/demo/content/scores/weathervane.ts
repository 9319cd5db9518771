import type { Score, Section } from "../../synth/score.ts";
import { WOOD } from "./desk.ts";

const VERSE = "Dm | Dm | C | C | Dm | Dm | Am | Dm";
const CHORUS = "F | C | Dm | Bb | F | C | Am | Dm";

const verse: Section = {
  name: "Verse 1",
  chords: VERSE,
  times: 2,
  drums: "verse",
  energy: 0.55,
  plays: {
    guitar: "D-uD-u",
    bass: "R--5--",
    flute: "jig:arch:open jig:wave:open jig:arch:open close:fall:home",
  },
};

const chorus: Section = {
  name: "Chorus",
  chords: CHORUS,
  times: 2,
  drums: "chorus",
  energy: 0.8,
  plays: {
    guitar: "DduDdu",
    bass: "R--5-r",
    flute: "wide:high:open wide:wave:open wide:high:open close:fall:home",
    fiddle: "drone:low drone:wave drone:low close:fall:home",
  },
};

/** A folk song in D minor that turns like a jig. */
export const weathervane: Score = {
  title: "Weathervane",
  seed: 104,
  key: "Dm",
  meter: "6/8",
  tempo: 104,
  room: { seconds: 1.6, brightness: 0.5 },
  kit: "soft",
  grooves: {
    verse: { floor: "x..o.o", tambourine: "...x.." },
    chorus: { floor: "X..x.o", kick: "x.....", tambourine: "o.ox.o", shaker: "oooooo" },
    tune: { floor: "X.ox.o", kick: "x..x..", tambourine: "o.ox.o", snare: "...,.o" },
    end: { floor: "X.....", kick: "X....." },
  },
  motifs: {
    jig: "xxxxxx|x-xx--",
    wide: "x--x-x|x-x---",
    drone: "x-----|x-----",
    close: "xxxx-x|x-----",
    reel: "xxxxxx|xxxx-x",
  },
  parts: {
    guitar: {
      role: "chords",
      instrument: "steelGuitar",
      hands: "guitar",
      position: 0,
      level: -2.5,
      spread: { kind: "point", pan: -0.35 },
      inserts: WOOD,
      room: 0.14,
    },
    mandolin: {
      role: "chords",
      instrument: "nylonGuitar",
      hands: "guitar",
      position: 12,
      level: -6,
      spread: { kind: "point", pan: 0.5 },
      inserts: [{ kind: "filter", filter: { kind: "highpass", hz: 250 } }],
      room: 0.16,
    },
    bass: {
      role: "bass",
      instrument: "uprightBass",
      lowest: 31,
      level: -1,
      spread: { kind: "point", pan: 0 },
      room: 0.05,
    },
    flute: {
      role: "lead",
      instrument: "flute",
      scale: "dorian",
      lowest: 69,
      highest: 86,
      level: -2.5,
      spread: { kind: "point", pan: 0.12 },
      room: 0.3,
    },
    fiddle: {
      role: "lead",
      instrument: "fiddle",
      scale: "dorian",
      lowest: 62,
      highest: 81,
      level: -3.5,
      spread: { kind: "point", pan: -0.15 },
      room: 0.28,
    },
  },
  sections: [
    { name: "Intro", chords: "Dm | Dm | C | Dm", energy: 0.5, plays: { guitar: "D-uD-u" } },
    verse,
    chorus,
    { ...verse, name: "Verse 2", energy: 0.6, plays: { ...verse.plays, mandolin: "..D..D" } },
    {
      name: "Tune",
      chords: VERSE,
      times: 2,
      drums: "tune",
      energy: 0.9,
      plays: {
        guitar: "DduDdu",
        mandolin: "..D..D",
        bass: "R-5R-5",
        fiddle: "reel:arch:open reel:wave:open reel:high:open close:fall:home",
      },
    },
    { ...chorus, energy: 0.95, plays: { ...chorus.plays, mandolin: "..D..D" } },
    {
      name: "End",
      chords: "Dm | Dm",
      drums: "end",
      energy: 0.8,
      plays: { guitar: "D-----|------", bass: "R-----|------", mandolin: "D-----|------" },
    },
  ],
  tail: 3,
};
