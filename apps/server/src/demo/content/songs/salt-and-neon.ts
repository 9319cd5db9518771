import { saltAndNeon as score } from "../scores/salt-and-neon.ts";
import { CHIPS, recorded } from "./song.ts";

export const saltAndNeon = recorded(score, {
  artist: "Halcyon Drive",
  genre: "Disco",
  status: "P",
  start: "Kick drum, 4 bars",
  chips: [CHIPS.dance],
  added: 2,
  notes: "Bass plays octaves throughout, short. Claps on two and four in the chorus.",
  todo: "Horn stabs: keys or pads?\nAgree the breakdown: 4 or 8 bars.",
  sheet: `
# Intro
[Abmaj7] [Fm7] [Dbmaj7] [Eb7]

# Verse 1
[Fm7]Down where the pier lights [Bbm7]flicker on the tide
[Eb7]Everyone's a stranger [Abmaj7]glittering inside
[Fm7]You came in from the weather, [Bbm7]rain across your hair
[Eb7]Half of it was sea-spray, half you didn't care

# Chorus
[Abmaj7]Salt and neon [Fm7]on your skin tonight
[Dbmaj7]We are only colour, [Eb7]we are only light
[Abmaj7]Turn me like the mirrors, [Fm7]spin me till I'm gone
[Dbmaj7]Salt and [Eb7]neon, keep the evening [Ab]on

# Verse 2
[Fm7]Somebody is stacking [Bbm7]chairs against the wall
[Eb7]Last one to the dance floor [Abmaj7]gets to have it all
[Fm7]Bass line through the floorboards, [Bbm7]out across the bay
[Eb7]Even in the lighthouse someone starts to sway

# Chorus

# Breakdown
[Fm7]Hands up for the harbour
[Dbmaj7]Hands up for the [Eb7]rain

# Chorus

# Outro
[Abmaj7]Salt and [Fm7]neon, [Dbmaj7]salt and [Eb7]neon

# End
[Ab]
`,
});
