import { weathervane as score } from "../scores/weathervane.ts";
import { CHIPS, recorded } from "./song.ts";

export const weathervane = recorded(score, {
  artist: "Old Quay",
  genre: "Folk",
  status: "P",
  start: "Guitar, 4 bars",
  chips: [CHIPS.acoustic],
  added: 19,
  notes: "Two in a bar, never six. Fiddle leads the tune, flute answers.",
  todo: "Find a fiddle player for the festival.\nSecond verse: breath after 'billows'.",
  sheet: `
# Intro
[Dm] [C] [Dm]

# Verse 1
[Dm]There's a cock made of copper on [C]top of the hall
[Dm]He looks where the wind is and [Am]tells us it [Dm]all
He turned to the east when you [C]sailed from the bay
[Dm]He's pointed at sorrow since [Am]you went a[Dm]way

# Chorus
[F]Weathervane, [C]weathervane, [Dm]how does he [Bb]lie?
[F]North where the [C]ice is, or [Am]south where it's [Dm]dry?
[F]Swing to the [C]harbour and [Dm]swing to the [Bb]town
[F]Bring me the [C]wind that will [Am]bring my love [Dm]down

# Verse 2
[Dm]The widows of Arden hang [C]sheets on the line
[Dm]And read in the billows the [Am]turn and the [Dm]sign
They say that a westerly's [C]kind to the young
[Dm]But nobody ever un[Am]said what was [Dm]sung

# Tune
[Dm] [C] [Dm] [Am] [Dm] [C] [Dm] [Am] [Dm]

# Chorus

# End
[Dm]
`,
});
