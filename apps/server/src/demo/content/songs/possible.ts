/** Songs that somebody has proposed. */
import { CHIPS, type DemoSong } from "./song.ts";

export const tinRoofRain: DemoSong = {
  title: "Tin Roof Rain",
  artist: "Marlow Skye",
  genre: "Country",
  status: "N",
  songkey: "C",
  bpm: 84,
  meter: "4/4",
  start: "Guitar, 2 bars",
  seconds: 271,
  chips: [CHIPS.acoustic, CHIPS.slow],
  added: 8,
  todo: "Listen, and say by the next rehearsal.",
  sheet: `
# Verse 1
[C]Somebody's drumming their [F]fingers up there
[C]Ten thousand of them, and [G]none has a care
[Am]Bucket by doorway and [F]pan on the stair
[C]Tin roof [G]rain, tin roof [C]rain

# Chorus
[F]Play me the one about [C]nothing at all
[F]Brushes on cymbals and [G]mice in the wall
[Am]Sleep is a station I [F]don't want to find
[C]Not with the tin roof [G]rain on my [C]mind

# Verse 2
[C]Grandmother said it was [F]angels who'd spilt
[C]Grandfather patched it and [G]sang on the quilt
[Am]I own the house and I [F]won't mend the tilt
[C]Tin roof [G]rain, tin roof [C]rain

# Chorus

# Bridge
[Dm]Dry men are buying up [Am]slate by the ton
[F]I've got a band here, and [G]it's just begun

# Verse 3
[C]Let it come down on the [F]barley and rye
[C]Let it go on till the [G]cellars run high
[Am]Nobody's lonely be[F]neath such a sky
[C]Tin roof [G]rain, tin roof [C]rain
`,
};

export const postcardFromTheMoon: DemoSong = {
  title: "Postcard from the Moon",
  artist: "Marlow Skye",
  genre: "Soul",
  status: "N",
  songkey: "Eb",
  bpm: 72,
  meter: "4/4",
  seconds: 258,
  added: 14,
  sheet: `
# Verse 1
[Ebmaj7]Wish you were here, it is [Cm7]quiet and white
[Abmaj7]Everyone floats and there's [Bb7]no end of night
[Ebmaj7]Food comes in tubes but the [Cm7]view is sublime
[Abmaj7]I think of you once every [Bb7]ninety-minute time
`,
};

export const rustAndHoney: DemoSong = {
  title: "Rust & Honey",
  artist: "Marlow Skye",
  genre: "R&B",
  status: "N",
  songkey: "Gm",
  bpm: 86,
  meter: "4/4",
  seconds: 236,
  added: 21,
  sheet: `
# Chorus
[Gm7]You're rust and [C9]honey, [Fmaj7]slow on the spoon
[Gm7]Grit in the [C9]gearbox and [Fmaj7]gold in the room
`,
};

export const whisperClause: DemoSong = {
  title: "Whisper Clause",
  artist: "Vesper Row",
  genre: "Punk",
  status: "N",
  songkey: "B",
  bpm: 168,
  meter: "4/4",
  seconds: 141,
  added: 29,
  sheet: `
# Chorus
[B]Read the small print, [E]read it aloud
[F#]Somebody's selling the [E]sky to the crowd
`,
};

export const lisbonByLunch: DemoSong = {
  title: "Lisbon by Lunch",
  artist: "Kit Hollis",
  genre: "Latin",
  status: "N",
  songkey: "Am",
  bpm: 104,
  meter: "4/4",
  seconds: 222,
  added: 30,
  sheet: `
# Verse 1
[Am]Breakfast in grey with a [Dm]map on my knee
[E7]Coffee in foil and a [Am]cloud for the sea
[Am]Somewhere a tram bell is [Dm]ringing for me
[E7]Lisbon by lunch, if the [Am]wind will agree
`,
};

export const mothHour: DemoSong = {
  title: "Moth Hour",
  artist: "Halcyon Drive",
  genre: "Electronic",
  status: "N",
  songkey: "Fm",
  bpm: 120,
  meter: "4/4",
  seconds: 249,
  chips: [CHIPS.dance],
  added: 37,
  sheet: `
# Chorus
[Fm]Come to the window, [Db]come to the flame
[Ab]None of us knew it, and [Eb]all of us came
`,
};
