/** Songs that rest for a while. */
import { CHIPS, type DemoSong } from "./song.ts";

export const glasshouse: DemoSong = {
  title: "Glasshouse",
  artist: "Halcyon Drive",
  genre: "Pop",
  status: "H",
  songkey: "Eb",
  bpm: 104,
  meter: "4/4",
  start: "Keys, 4 bars",
  seconds: 231,
  added: 480,
  notes: "Waits for the new keyboard: the old one has no split.",
  sheet: `
# Verse 1
[Eb]Orchids and ferns in the [Bb]steam of the day
[Cm]Everyone sees what you [Ab]put on display
[Eb]Stones in your pocket and [Bb]stones in your shoe
[Cm]Careful, my love, what you [Ab]throw as you do

# Chorus
[Ab]Living in a [Eb]glasshouse
[Bb]Sunlight on the [Cm]floor
[Ab]Everybody's [Eb]looking
[Bb]Nobody's at the [Eb]door

# Verse 2
[Eb]Frost on the outside has [Bb]written a name
[Cm]Read from in here it is [Ab]never the same
[Eb]Turn up the heating and [Bb]turn down the blame
[Cm]Somebody's bound to go [Ab]out as they came

# Chorus

# Bridge
[Fm]One of these panes has a [Gm]crack like a vein
[Ab]That is the one that I [Bb]touch when it rains

# Chorus
`,
};

export const cobblestoneWaltz: DemoSong = {
  title: "Cobblestone Waltz",
  artist: "Old Quay",
  genre: "Folk",
  status: "H",
  songkey: "A",
  bpm: 132,
  meter: "3/4",
  start: "Accordion, if there is one",
  seconds: 203,
  chips: [CHIPS.wedding],
  added: 700,
  sheet: `
# Verse 1
[A]Mind where you're going, the [D]street isn't flat
[E]Hold on to someone and [A]hold on your hat
[A]One two and three to the [D]bakery wall
[E]Nobody's sober and no one will [A]fall
`,
};

export const theLongWayDown: DemoSong = {
  title: "The Long Way Down",
  artist: "The Ardens",
  genre: "Rock",
  status: "H",
  songkey: "Em",
  bpm: 92,
  meter: "4/4",
  start: "Joss, swell",
  seconds: 312,
  chips: [CHIPS.dropD],
  added: 890,
  notes: "Too long for most sets; keep for evenings of our own.",
  sheet: `
# Verse 1
[Em]Take the stairs, the [C]lift is for kings
[G]Count every floor by the [D]sorrow it brings

# Chorus
[C]It's a long way [G]down from the [D]top of the [Em]town
[C]But I know every [G]step of the [D]long way down
`,
};

export const borrowedThunder: DemoSong = {
  title: "Borrowed Thunder",
  artist: "Vesper Row",
  genre: "Rock",
  status: "H",
  songkey: "Dm",
  bpm: 140,
  meter: "4/4",
  seconds: 189,
  added: 365,
  sheet: `
# Chorus
[Dm]Borrowed thunder, [Bb]rented rain
[F]Give it back before you [C]use my name
`,
};

export const snowOnTheAmp: DemoSong = {
  title: "Snow on the Amp",
  artist: "The Ardens",
  genre: "Pop",
  status: "H",
  songkey: "G",
  bpm: 120,
  meter: "4/4",
  start: "Sleigh bells, 2 bars",
  seconds: 176,
  added: 330,
  notes: "December only.",
  sheet: `
# Verse 1
[G]Load-in at four and it's [C]dark in the yard
[G]Somebody's nan made a [D]chorus-shaped card

# Chorus
[C]There's snow on the [G]amp and there's [D]ice on the [Em]snare
[C]Turn it up, [G]turn it up, [D]melt it from [G]there
`,
};
