/** Songs that the band no longer plays. */
import type { DemoSong } from "./song.ts";

export const teenageCathedral: DemoSong = {
  title: "Teenage Cathedral",
  artist: "The Ardens",
  genre: "Indie",
  status: "R",
  songkey: "D",
  bpm: 150,
  meter: "4/4",
  seconds: 169,
  added: 2000,
  notes: "The first song we finished. Nobody misses the middle eight.",
  sheet: `
# Chorus
[D]Bus stop for an altar, [A]headphones for a bell
[Bm]Everything we swore there, [G]nobody could tell
`,
};

export const firstTrainOut: DemoSong = {
  title: "First Train Out",
  artist: "The Ardens",
  genre: "Rock",
  status: "R",
  songkey: "A",
  bpm: 126,
  meter: "4/4",
  seconds: 201,
  added: 1890,
  notes: "Became Northbound Train.",
  sheet: `
# Verse 1
[A]First train out with the [D]milk and the mail
[A]Nobody up but the [E]frost on the rail
`,
};

export const ciderSeason: DemoSong = {
  title: "Cider Season",
  artist: "Old Quay",
  genre: "Folk",
  status: "R",
  songkey: "C",
  bpm: 110,
  meter: "6/8",
  seconds: 184,
  added: 1650,
  sheet: `
# Chorus
[C]Shake down the branches and [F]roll out the press
[G]Nobody's counting and nobody's [C]guessed
`,
};

export const sparrow: DemoSong = {
  title: "Sparrow",
  artist: "Kit Hollis",
  genre: "Pop",
  status: "R",
  songkey: "E",
  bpm: 82,
  meter: "4/4",
  seconds: 227,
  added: 1540,
  sheet: `
# Verse 1
[E]Sparrow on the scaffolding, [A]nothing in your hand
[E]You have got a better view than [B]anyone who planned
`,
};
