import { lastBusHome as score } from "../scores/last-bus-home.ts";
import { CHIPS, recorded } from "./song.ts";

export const lastBusHome = recorded(score, {
  artist: "Kit Hollis",
  genre: "Blues",
  status: "C",
  start: "Guitar, from the five",
  chips: [CHIPS.dance],
  added: 1210,
  notes:
    "Shuffle, not straight. Solo once round; in a club twice, nod to the drums.\nEnding: two chords a beat each, then the last A.",
  sheet: `
# Intro
[E7] [D7] [A7] [E7]

# Verse 1
[A7]I missed the last bus home, [D7]I was talking to the [A7]moon
I said I [D7]missed the last bus home, I was talking to the [A7]moon
She said [E7]"Honey, don't you worry, there's a[D7]nother coming [A7]soon" [E7]

# Solo
[A7] [D7] [A7] [D7] [A7] [E7] [D7] [A7] [E7]

# Verse 2
[A7]Got a hole in my left shoe, [D7]and my right one wants to [A7]sleep
Got a [D7]hole in my left shoe, and my right one wants to [A7]sleep
I've got [E7]seven miles of gravel and a [D7]promise I can't [A7]keep [E7]

# End
[A7] [D7] [A7]
`,
  riff: `
e|-----------------|-----------------|-----------------|
B|-----------------|-----------------|-----------------|
G|-----------------|-2-2-4-4-2-2-4-4-|-----------------|
D|-2-2-4-4-2-2-4-4-|-0-0-0-0-0-0-0-0-|-----------------|
A|-0-0-0-0-0-0-0-0-|-----------------|-2-2-4-4-2-2-4-4-|
E|-----------------|-----------------|-0-0-0-0-0-0-0-0-|`,
});
