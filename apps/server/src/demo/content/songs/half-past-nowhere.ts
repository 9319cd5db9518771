import { halfPastNowhere as score } from "../scores/half-past-nowhere.ts";
import { CHIPS, recorded } from "./song.ts";

export const halfPastNowhere = recorded(score, {
  artist: "The Ardens",
  featuring: "Joss",
  genre: "Indie",
  status: "C",
  start: "Hi-hat, arpeggio from the top",
  chips: [CHIPS.radio],
  added: 260,
  notes:
    "Arpeggio runs by itself at 140: watch the click, not the singer.\nBridge ends on F#: everybody stops but the toms.",
  sheet: `
# Intro
[Bm] [G] [D] [A] [Bm] [G] [D] [A]

# Verse 1
[Bm]All the clocks have stopped at the [G]filling-station wall
[D]Coffee in a paper cup and [A]nobody to call
[Bm]Headlights draw a line that I [G]follow like a thread
[D]Everything I meant to say is [A]rattling round my head

# Chorus
[G]It's half past [A]nowhere
[Bm]Ten to never a[D]gain
[G]I could be [A]anywhere
[Bm]If I only knew when

# Verse 2
[Bm]Radio is weather and a [G]preacher out of range
[D]Found a coat of yours and a [A]pocketful of change
[Bm]Every sign I pass has a [G]number and a name
[D]Every one is further and they [A]look to me the same

# Chorus

# Bridge
[Em]Turn me around at the [G]end of the road
[D]I've been driving so [A]long
[Em]Somebody left on a [G]lamp in the window
[F#]Somebody's singing our song

# Chorus

# Outro
[G]It's half past [A]nowhere
[Bm]Ten to never a[D]gain

# End
[Bm]
`,
});
