/** Songs in the current set that have no recording yet. */
import { CHIPS, type DemoSong } from "./song.ts";

export const kerosene: DemoSong = {
  title: "Kerosene Heart",
  artist: "Vesper Row",
  genre: "Punk",
  status: "C",
  songkey: "F#m",
  bpm: 152,
  meter: "4/4",
  start: "Mira: one, two, three, four",
  seconds: 178,
  chips: [CHIPS.opener],
  added: 720,
  notes:
    "No gap after the last song: straight in on the count.\nStop dead after every second chorus line.",
  sheet: `
# Verse 1
[F#m]You struck a match on the [A]side of the road
[D]Said you were tired of [E]doing what you're told
[F#m]Petrol and perfume and [A]leather and rain
[D]Burn me down, then [E]build me again

# Chorus
[D]Kerosene heart, [A]don't you come near
[E]One little spark and we're [F#m]out of here
[D]Light up the sky like a [A]second-hand star
[E]Nobody drives with a [F#m]kerosene heart

# Verse 2
[F#m]Mother said marry a [A]man with a trade
[D]I fell for the biggest mis[E]take that she made
[F#m]You sang like a siren and [A]swore like a priest
[D]Swallowed the west and then [E]spat out the east

# Chorus

# Bridge
[Bm]Count to three and [F#m]close your eyes
[D]Everything that catches [E]flies

# Chorus
`,
  riff: `
e|-----------------|-----------------|-----------------|-----------------|
B|-----------------|-----------------|-----------------|-----------------|
G|-----------------|-----------------|-7-7-7-7-7-7-7-7-|-9-9-9-9-9-9-----|
D|-4-4-4-4-4-4-----|-7-7-7-7-7-7-----|-7-7-7-7-7-7-7-7-|-9-9-9-9-9-9-----|
A|-4-4-4-4-4-4-4-5-|-7-7-7-7-7-7-7-4-|-5-5-5-5-5-5-5-5-|-7-7-7-7-7-7-4-2-|
E|-2-2-2-2-2-2-----|-5-5-5-5-5-5-----|-----------------|-----------------|`,
};

export const homeward: DemoSong = {
  title: "Homeward",
  artist: "The Ardens",
  genre: "Rock",
  status: "C",
  songkey: "G",
  bpm: 88,
  meter: "4/4",
  start: "Mira, voice and guitar",
  seconds: 240,
  chips: [CHIPS.closer],
  added: 1480,
  notes: "Always in the encore. Lights down to one spot for the first verse.",
  sheet: `
# Verse 1
[G]There's a lamp at the lock-keeper's [D]door
[Em]And the dog knows the sound of my [C]shoe
[G]I have sung every song that I [D]swore
[C]I would keep for the quiet with [D]you

# Chorus
[C]Homeward, [G]homeward
[D]With the cases and the coats in the [Em]van
[C]Leave the last light [G]burning
[D]I'll be home as soon as I [G]can

# Verse 2
[G]There were forty that stood in the [D]rain
[Em]There were four that could still find the [C]tune
[G]And they asked would we come back a[D]gain
[C]And we told them, as always, quite [D]soon

# Chorus

# Bridge
[Am]Count the miles in [Em]service lights
[C]Sing the low ones [D]through the night

# Verse 3
[G]So if ever you're under our [D]road
[Em]And you hear something heavy go [C]by
[G]It is only the band and its [D]load
[C]Singing harmony under the [D]sky

# Chorus
`,
};

export const marigold: DemoSong = {
  title: "Marigold",
  artist: "Kit Hollis",
  genre: "Pop",
  status: "C",
  songkey: "A",
  bpm: 112,
  meter: "4/4",
  start: "Drums, 2 bars",
  seconds: 210,
  chips: [CHIPS.wedding],
  added: 610,
  sheet: `
# Verse 1
[A]You bring the morning in [E]under your sleeve
[F#m]Mud on the lino and [D]nothing to grieve
[A]Windows wide open, the [E]kettle in song
[F#m]You say what you're thinking, it [D]never takes long

# Chorus
[D]Marigold, [A]you grow anywhere
[E]Crack in the concrete or [F#m]crown of my hair
[D]Come to the table, you [A]never grow old
[E]Nobody shines like you, [A]Marigold

# Verse 2
[A]I was a winter that [E]wouldn't let go
[F#m]Counting my candles and [D]shovelling snow
[A]You knocked with your elbow, your [E]arms full of green
[F#m]The loudest good morning I [D]ever have seen

# Chorus

# Bridge
[Bm]If I should fade to a [E]photograph grey
[C#m]Plant me in yellow and [D]water me [E]every day

# Chorus
`,
};
