import { slowFerry as score } from "../scores/slow-ferry.ts";
import { recorded } from "./song.ts";

export const slowFerry = recorded(score, {
  artist: "Marlow Skye",
  genre: "Reggae",
  status: "C",
  start: "Drum fill",
  added: 505,
  notes: "One drop in the verses, four to the floor in the chorus.\nKeys: short, behind the beat.",
  todo: "Echo on the last word of the chorus: who rides it?",
  sheet: `
# Intro
[F] [Gm] [Bb] [F]

# Verse 1
[F]Captain got no timetable, [Gm]anchor got no chain
[Bb]If you miss the morning boat, [F]morning comes again
Put your bags beside the rail, [Gm]let your shoulders down
[Bb]There's more sky in half a mile than [C]all of London town

# Chorus
[Dm]Slow ferry, [Bb]take your time
[F]Nobody's waiting on the [C]other side but mine
[Dm]Slow ferry, [Bb]rock me low
[C]The river knows the way that I should [F]go

# Verse 2
[F]Lady with a parrot cage [Gm]sings a little hymn
[Bb]Engineer is sleeping, so we [F]leave it up to him
Water like a looking-glass, [Gm]heron like a king
[Bb]Everyone who hurries misses [C]every little thing

# Chorus

# End
[F]
`,
});
