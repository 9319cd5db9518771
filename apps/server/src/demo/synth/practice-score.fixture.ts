/** A few bars that use everything, short enough to render in every test. */
import type { Score } from "./score.ts";

export const practiceScore: Score = {
  title: "Practice",
  seed: 7,
  key: "C",
  meter: "4/4",
  tempo: 120,
  room: { seconds: 0.8, brightness: 0.5 },
  kit: "tight",
  grooves: {
    beat: { kick: "x...x...", snare: "..x...x.", hat: "xxxxxxxx" },
    fill: { floor: "x.x.x.x." },
  },
  motifs: { call: "x-x-x---", reply: "x-x-----" },
  parts: {
    bass: {
      role: "bass",
      instrument: "fingerBass",
      lowest: 28,
      level: 0,
      spread: { kind: "point", pan: 0 },
      room: 0,
    },
    keys: {
      role: "chords",
      instrument: "electricPiano",
      hands: "keyboard",
      position: 62,
      level: -3,
      spread: { kind: "wander", pan: 0.2, hz: 4 },
      room: 0.2,
    },
    lead: {
      role: "lead",
      instrument: "flute",
      scale: "major",
      lowest: 67,
      highest: 84,
      level: -2,
      spread: { kind: "point", pan: 0 },
      echo: { beats: 0.5, feedback: 0.3, level: 0.2 },
      room: 0.3,
    },
  },
  sections: [
    {
      name: "Verse",
      chords: "C | Am | F G | C",
      drums: "beat",
      fill: "fill",
      crash: true,
      energy: 0.7,
      plays: {
        bass: "R-R-5-R<",
        keys: "D-------",
        lead: "call:arch:open reply:fall call:arch:open reply:fall:home",
      },
    },
  ],
  tail: 1,
};
