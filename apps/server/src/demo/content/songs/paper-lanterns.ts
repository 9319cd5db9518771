import { paperLanterns as score } from "../scores/paper-lanterns.ts";
import { CHIPS, recorded } from "./song.ts";

export const paperLanterns = recorded(score, {
  artist: "Kit Hollis",
  genre: "Folk",
  status: "C",
  start: "Joss alone, picked",
  chips: [CHIPS.acoustic],
  added: 655,
  notes:
    "Starts with one guitar. Drums on shaker only until the first chorus.\nLast chorus has other words: look up for the lanterns.",
  sheet: `
# Intro
[G] [Em] [C] [D]

# Verse 1
[G]We folded the paper, you [Em]held the last fold
[C]Our fingers were clumsy, the [D]river was cold
[G]You wrote down a wish and you [Em]wouldn't say what
[C]I wrote you a reason and [D]then I forgot

# Chorus
[C]Send up the paper [G]lanterns
[D]Let the dark have something to [Em]hold
[C]Every small light that we [G]lose from our sight
[D]Is a story that goes on un[G]told

# Verse 2
[G]Your brother was laughing, his [Em]sleeve caught the flame
[C]A hundred were rising and [D]none were the same
[G]The wind took them over the [Em]weir and the mill
[C]And one of them, surely, is [D]travelling still

# Chorus

# Bridge
[Am]And if I am older, and [Em]if you are far
[C]I still send a lantern and [D]call it a star

# Last Chorus
[C]Send up the paper [G]lanterns
[D]Let the dark have something to [Em]keep
[C]You on your shore with your [G]face to the north
[D]And me with the town half a[G]sleep

# End
[C] [G]
`,
  riff: `
e|-----------------|-----------------|-------0-------0-|---2-------2-----|
B|-------0-------0-|-------0-------0-|---1-------1-----|-----3-------3---|
G|---0-------0-----|---0-------0-----|-----0-------0---|-------2-2-----2-|
D|-----0-------0---|-----2-------2---|---------2-------|-0---------------|
A|---------2-------|---------2-------|-3---------------|-----------------|
E|-3---------------|-0---------------|-----------------|-----------------|`,
});
