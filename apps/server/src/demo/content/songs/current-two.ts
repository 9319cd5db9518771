/** More of the current set without a recording. */
import { CHIPS, type DemoSong } from "./song.ts";

export const signalFire: DemoSong = {
  title: "Signal Fire",
  artist: "The Ardens",
  genre: "Rock",
  status: "C",
  songkey: "E",
  bpm: 136,
  meter: "4/4",
  start: "Joss, riff twice",
  seconds: 195,
  chips: [CHIPS.radio],
  added: 95,
  notes: "Riff rings: let every string go on. Delay at dotted quavers.",
  sheet: `
# Verse 1
[E]Word came over the [B]hill tonight
[A]Farm to farm by a [E]beacon light
[E]Nobody wrote it and [B]nobody lied
[A]We lit the next on the [B]other side

# Chorus
[A]Signal fire, [E]pass it along
[B]One by one till the [C#m]night is gone
[A]Hold it up [E]higher and higher
[B]I'll be the next on the [E]signal fire

# Verse 2
[E]You were a spark on a [B]distant ridge
[A]I was the dark at the [E]foot of the bridge
[E]Hands full of kindling, [B]heart full of flint
[A]All that I wanted from [B]you was a hint

# Chorus

# Bridge
[C#m]And when it's our turn to be [A]ember and smoke
[E]Somebody down there will be[B]lieve what we spoke

# Chorus
`,
  riff: `
e|-----------------|-----------------|
B|---------5-------|---------7-------|
G|-----4-------4---|-----6-------6---|
D|---2---2---2---2-|---2---2---2---2-|
A|-----------------|-----------------|
E|-0---------------|-0---------------|`,
};

export const longDivision: DemoSong = {
  title: "Long Division",
  artist: "Vesper Row",
  genre: "Indie",
  status: "C",
  songkey: "Am",
  bpm: 98,
  meter: "4/4",
  start: "Bass, 4 bars",
  seconds: 266,
  added: 830,
  sheet: `
# Verse 1
[Am]You take the records, [F]I'll take the rain
[C]You keep the corner seat, [G]I'll keep the train
[Am]Ten years in boxes, [F]four to a stair
[C]What do you do with a [G]left-handed pair?

# Chorus
[F]Long di[G]vision, [Am]carry the one
[F]Nobody wins when the [G]working is [C]done
[F]Draw a line [G]under it, [Am]write what remains
[F]Me and re[G]mainder, [Am]over again

# Verse 2
[Am]Split down the middle the [F]sugar and salt
[C]You get the reasons and [G]I get the fault
[Am]Somewhere a teacher is [F]tapping the slate
[C]Show me your sums, and don't [G]tell me it's late

# Chorus

# Bridge
[Dm]Seven into [Am]two won't go
[F]That was the first thing they [E]taught us, you know

# Chorus
`,
};

export const lightsUp: DemoSong = {
  title: "Lights Up",
  artist: "The Ardens",
  featuring: "Mira & Joss",
  genre: "Rock",
  status: "C",
  songkey: "A",
  bpm: 144,
  meter: "4/4",
  start: "Sticks, 4 beats",
  seconds: 200,
  chips: [CHIPS.closer],
  added: 560,
  notes: "House lights on the first chorus: remind the desk.",
  sheet: `
# Verse 1
[A]Who's got a ride and [D]who's got the keys?
[A]Who's got a reason for [E]leaving? Not me
[A]Landlord is ringing the [D]bell like a fire
[A]One more, we're only just [E]getting the choir

# Chorus
[D]Lights up, [A]let me see who came
[E]Every one a stranger and I [F#m]know you by name
[D]Lights up, [A]throw the doors wide
[E]Take the song out and we'll [A]sing it outside

# Verse 2
[A]Back row is standing on [D]chairs by the wall
[A]Front row has never stopped [E]singing at all
[A]If I forget all the [D]words that I wrote
[A]You've got the tune by the [E]scruff of its coat

# Chorus

# Chorus
`,
};

export const foldTheMap: DemoSong = {
  title: "Fold the Map",
  artist: "Old Quay",
  genre: "Folk",
  status: "C",
  songkey: "G",
  bpm: 108,
  meter: "4/4",
  start: "Everybody, after Joss's nod",
  seconds: 224,
  chips: [CHIPS.capo],
  added: 1015,
  sheet: `
# Verse 1
[G]Fold the map, we [C]know the way
[G]Left at the oak where the [D]children play
[Em]Right at the mill with the [C]broken wheel
[G]Straight on from there by the [D]way you [G]feel

# Chorus
[C]Fold it up small and [G]put it away
[D]Roads were all fields till the [Em]other day
[C]If we get lost then we're [G]lost with a friend
[D]Every lane comes to a door in the [G]end

# Verse 2
[G]Compass is spinning, the [C]needle is drunk
[G]Sandwiches somewhere are [D]deep in the trunk
[Em]You say it's northward, I [C]say it's a hill
[G]Either will do while the [D]weather stands [G]still

# Chorus
`,
};
