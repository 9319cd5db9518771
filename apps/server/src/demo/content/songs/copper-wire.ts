import { copperWire as score } from "../scores/copper-wire.ts";
import { CHIPS, recorded } from "./song.ts";

export const copperWire = recorded(score, {
  artist: "Vesper Row",
  genre: "Funk",
  status: "C",
  start: "Bass and drums, on the one",
  chips: [CHIPS.dance],
  added: 340,
  notes:
    "Leave holes. If in doubt, play less.\nChorus ends on B7 and turns straight back to the vamp.",
  sheet: `
# Intro
[Em7] [A7] [Em7] [A7]

# Verse 1
[Em7]Got a call on a copper wire, [A7]couldn't make it out
[Em7]Half of it was whisper and [A7]half of it was shout
[Em7]Something 'bout a party at the [A7]back of number nine
[Em7]Say it one more time, now, [A7]say it down the line

# Chorus
[Cmaj7]Turn it up, [D]turn it higher
[Em7]I can feel you on the copper wire
[Cmaj7]Pull the plug, I'm [D]still on fire
[Em7]Talk to me down the [B7]copper wire

# Verse 2
[Em7]Meter man is knocking but he's [A7]moving to the beat
[Em7]Dropped his board, found his hips and [A7]danced across the street
[Em7]Every light is flickering from [A7]here to County Square
[Em7]Half the town is in the dark and [A7]no one seems to care

# Chorus

# Solo
[Em7] [A7] [Em7] [A7]

# Chorus

# End
[Em7]
`,
  riff: `
G|---------------------------------|---------------------------------|
D|-------------2-------0-----------|-------------7-----------5---7---|
A|-------------------------2-------|---------------------------------|
E|-0-----0---------0-----------4---|-5-----5---------5---5-----------|`,
});
