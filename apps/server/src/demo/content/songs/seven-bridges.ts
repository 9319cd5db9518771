import { sevenBridges as score } from "../scores/seven-bridges.ts";
import { CHIPS, recorded } from "./song.ts";

export const sevenBridges = recorded(score, {
  artist: "Old Quay",
  genre: "Folk",
  status: "C",
  start: "Piano, 4 bars",
  chips: [CHIPS.slow, CHIPS.acoustic],
  added: 930,
  notes: "In three. Nobody hurries. The bass enters with the second verse.",
  sheet: `
# Intro
[D] [A/C#] [Bm] [A]

# Verse 1
[D]My father drew maps of the [A/C#]rivers he knew
[Bm]In pencil, on paper the [F#m]water came through
[G]He said there were seven good [D]ways to come home
[Em]And one that a man has to [A]walk on his own

# Chorus
[G]Seven bridges, [A]one for each year
[D]One for the leaving and [Bm]one for the fear
[G]One for the daughter who [A]waits by the stair
[D]I'll find you a crossing, if you will be there

# Verse 2
[D]The first was of timber, it [A/C#]sang in the rain
[Bm]The second of iron that [F#m]shook with the train
[G]The third one I crossed with your [D]coat round my arm
[Em]The fourth was for luck and the [A]fifth was for harm

# Chorus

# Bridge
[Bm]The sixth one was taken by [F#m]flood in the spring
[G]We tied it together with [A]nothing but string

# Last Chorus
[G]Seven bridges, [A]six I have known
[D]The last one is narrow and [Bm]made out of stone
[G]I see the small lamp that you [A]hung by the stair
[D]I've found the last crossing, and I'm nearly there

# End
[G] [D]
`,
  riff: `
e|-------2-----|-------0-----|-------2-----|-------2-----|
B|-----3---3---|-----2---2---|-----3---3---|-----2---2---|
G|---2-------2-|---2-------2-|---4-------4-|---2-------2-|
D|-0-----------|-------------|-------------|-------------|
A|-------------|-4-----------|-2-----------|-------------|
E|-------------|-------------|-------------|-2-----------|`,
});
