import { smallHours as score } from "../scores/small-hours.ts";
import { CHIPS, recorded } from "./song.ts";

export const smallHours = recorded(score, {
  artist: "The Ardens",
  genre: "Soul",
  status: "C",
  start: "Organ, 4 bars",
  chips: [CHIPS.slow, CHIPS.wedding],
  added: 148,
  notes:
    "Six-eight, count it in two. The organ never stops.\nLast chorus: everybody sings the oohs.",
  sheet: `
# Intro
[C] [Am] [F] [G]

# Verse 1
[C]Kettle on, the [Am]street is still
[F]Lamplight on the [G]window sill
[C]Nobody calls me [Am]by my name
[F]But the small hours [G]do, just the [C]same

# Chorus
[F]Hold me in the [Em]small hours
[Am]When the brave ones [D7]sleep
[F]All the things we [G]swore by day
[C]Are the ones we [Am]never [F]meant to [G]keep

# Verse 2
[C]You left your scarf on the [Am]kitchen chair
[F]I go on talking [G]like you're there
[C]The clock says three and the [Am]rain agrees
[F]It taps the glass and it's [G]hard to [C]please

# Chorus

# Solo
[C] [Am] [F] [G] [C] [Am] [F] [G] [C]

# Chorus

# End
[C]
`,
});
