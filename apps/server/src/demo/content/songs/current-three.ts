/** The rest of the current set. */
import { CHIPS, type DemoSong } from "./song.ts";

export const theUnderstudy: DemoSong = {
  title: "The Understudy",
  artist: "Vesper Row",
  genre: "Rock",
  status: "C",
  songkey: "D",
  bpm: 124,
  meter: "4/4",
  start: "Sticks, 4 beats",
  seconds: 218,
  chips: [CHIPS.dropD],
  added: 400,
  sheet: `
# Verse 1
[D]I know your lines and I [G]know your cue
[Bm]I've worn your coat when it [A]fitted you
[D]Stood in the wings with my [G]hand on the rope
[Bm]Half of it envy and [A]half of it hope

# Chorus
[G]One of these nights when the [D]fever is yours
[A]I'll be the one at the [Bm]front of the doors
[G]Wish you good health from the [D]back of the play
[A]Break your own leg, I've been ready all [D]day
`,
};

export const tidewater: DemoSong = {
  title: "Tidewater",
  artist: "Old Quay",
  genre: "Country",
  status: "C",
  songkey: "G",
  bpm: 100,
  meter: "4/4",
  start: "Mira, pick-up",
  seconds: 232,
  added: 1320,
  sheet: `
# Verse 1
[G]Twice in a day it goes [C]out to the bar
[G]Takes what you tied there, how[D]ever you are
[G]Twice it comes home with a [C]different face
[G]Tidewater, put me back [D]into my [G]place

# Chorus
[C]Tidewater, tidewater, [G]lend me your shoes
[D]You walk on the marshes as if there's no [G]news
[C]Come up the creek with the [G]moon on your back
[D]Take what I've lost and don't bring it [G]back
`,
};

export const cardboardCrown: DemoSong = {
  title: "Cardboard Crown",
  artist: "The Ardens",
  featuring: "Joss",
  genre: "Indie",
  status: "C",
  songkey: "C",
  bpm: 132,
  meter: "4/4",
  start: "Joss, riff",
  seconds: 187,
  added: 75,
  sheet: `
# Verse 1
[C]King of the car park, [G]lord of the bins
[Am]This is the place where the [F]kingdom begins
[C]Trolley for carriage and [G]pigeons for court
[Am]Nobody told us the [F]season was short

# Chorus
[F]Put on your cardboard [C]crown
[G]Wave to the folk going [Am]home through the town
[F]Rain only softens what [C]no one can own
[G]Long may you sit on your plastic [C]throne
`,
};
