/** Songs that the band is learning. */
import { CHIPS, type DemoSong } from "./song.ts";

export const ivyStreet: DemoSong = {
  title: "Ivy Street",
  artist: "Marlow Skye",
  genre: "Jazz",
  status: "P",
  songkey: "Bb",
  bpm: 116,
  meter: "4/4",
  start: "Keys, 4 bars",
  seconds: 242,
  added: 33,
  todo: "Joss: the turnaround with the diminished chord.",
  sheet: `
# Verse 1
[Bbmaj7]Number nine has [Gm7]lemon curtains, [Cm7]number ten has [F7]blue
[Bbmaj7]Number twelve still [Gm7]puts the milk out, [Cm7]no one knows for [F7]who
[Dm7]Every door's a [Gm7]different story, [Cm7]every bell's a [F7]tune
[Bbmaj7]Ivy Street in [Gm7]late October, [Cm7]half past [F7]afternoon

# Bridge
[Ebmaj7]Somebody's learning the [Edim]clarinet
[Bbmaj7]Somebody's [G7]not got the [Cm7]hang of it [F7]yet
`,
};

export const secondHandSun: DemoSong = {
  title: "Second-Hand Sun",
  artist: "Kit Hollis",
  genre: "Pop",
  status: "P",
  songkey: "F",
  bpm: 96,
  meter: "4/4",
  start: "Shaker",
  seconds: 205,
  added: 12,
  todo: "Harmony in the second chorus, above.",
  sheet: `
# Verse 1
[F]Bought me a morning, one [C]owner from new
[Dm]Slightly faded, with a [Bb]bit of a view
[F]Comes with a blackbird that [C]only sings flat
[Dm]Still it's a sunrise, I [Bb]can't sniff at that

# Chorus
[Bb]Second-hand [F]sun, [C]shine on me
[Bb]I don't need the [F]guaran[C]tee
[Bb]Somebody loved it be[F]fore I be[Dm]gan
[Gm]Warm as a [C]second-hand [F]sun
`,
};

export const velvetStatic: DemoSong = {
  title: "Velvet Static",
  artist: "Halcyon Drive",
  genre: "Electronic",
  status: "P",
  songkey: "Cm",
  bpm: 122,
  meter: "4/4",
  start: "Sequence, 8 bars",
  seconds: 228,
  chips: [CHIPS.dance],
  added: 26,
  todo: "Patch list for the keys.\nDecide who triggers the vocal sample.",
  sheet: `
# Verse 1
[Cm]Dial between the [Ab]stations, [Eb]find me on the [Bb]hiss
[Cm]Half a word of [Ab]weather, [Eb]half a word of [Bb]this

# Chorus
[Ab]Velvet [Bb]static, [Cm]hush me through
[Ab]All I'm [Bb]getting [Gm]now is [Cm]you
`,
};

export const nineLivesLeft: DemoSong = {
  title: "Nine Lives Left",
  artist: "Vesper Row",
  genre: "Blues",
  status: "P",
  songkey: "E",
  bpm: 112,
  meter: "4/4",
  start: "Guitar alone",
  seconds: 214,
  added: 48,
  sheet: `
# Verse 1
[E7]Fell from the roof on Monday, landed on my pride
[A7]Fell from the roof on Monday, I said I landed on my [E7]pride
[B7]Doctor came and counted, there were [A7]eight more still in[E7]side

# Verse 2
[E7]Kissed the wrong one Tuesday, Wednesday I was gone
[A7]Kissed the wrong one Tuesday, Lord, by Wednesday I was [E7]gone
[B7]If you've got nine lives, darling, then you [A7]might as well use [E7]one
`,
};

export const ferrisWheelWeather: DemoSong = {
  title: "Ferris Wheel Weather",
  artist: "Kit Hollis",
  genre: "Pop",
  status: "P",
  songkey: "D",
  bpm: 128,
  meter: "4/4",
  start: "Sticks, 4 beats",
  seconds: 196,
  added: 5,
  sheet: `
# Verse 1
[D]Up where the washing lines [A]look like a fleet
[Em]You held my jacket and [G]I held my feet
[D]Sugar in paper and [A]wind from the sea
[Em]Nobody's braver than [G]you next to me

# Chorus
[G]It's ferris wheel [D]weather, [A]blue with a breeze
[G]Stop at the top for a [D]minute, would you [A]please
`,
};
