import { northboundTrain as score } from "../scores/northbound-train.ts";
import { CHIPS, recorded } from "./song.ts";

export const northboundTrain = recorded(score, {
  artist: "The Ardens",
  featuring: "Mira",
  genre: "Rock",
  status: "C",
  start: "Sticks, 4 beats",
  chips: [CHIPS.opener, CHIPS.radio],
  added: 410,
  notes:
    "Everybody in on the first bar. Half the guitars stay out until the second verse.\nSolo: Joss, eight bars, ends on the build.",
  todo: "Try the last chorus a cappella for two lines.",
  sheet: `
# Intro
[E] [A] [B]

# Verse 1
[E]Grey light on the [A]platform, coat over my arm
[C#m]Northbound train, [B]carry me out of the harm
[A]I left a key [E]under the stone by the door
[F#m]Nobody's coming to [B]look for it any more

# Chorus
[E]Run, northbound, [B]run till the signals turn green
[C#m]Past every town that I've [A]only half seen
[E]Steel under snow and a [B]window of rain
[A]I'm not coming back on the [E]northbound train

# Verse 2
[E]Somebody's radio [A]sings through the wall
[C#m]A song that we danced to [B]once in your hall
[A]I count all the pylons that [E]walk on the hill
[F#m]They carry your voice, and it's [B]travelling still

# Chorus

# Solo
[C#m] [A] [E] [B] [C#m] [A] [F#m] [B]

# Chorus

# Outro
[E] [A] [C#m] [B]

# End
[E]
`,
  riff: `
e|-----------------|-----------------|-----------------|-----------------|
B|-----------------|-----------------|-----------------|-----------------|
G|-----------------|-----------------|-2---2-2-2---2-2-|-4---4-4-4---4-4-|
D|-2---2-2-2---2-2-|-2---2-2-2---2-2-|-2---2-2-2---2-2-|-4---4-4-4---4-4-|
A|-2---2-2-2---2-2-|-2---2-2-2---2-2-|-0---0-0-0---0-0-|-2---2-2-2---2-2-|
E|-0---0-0-0---0-0-|-0---0-0-0---0-0-|-----------------|-----------------|`,
});
