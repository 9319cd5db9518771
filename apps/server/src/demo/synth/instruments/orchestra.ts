/** Every pitched instrument by the name that scores use. */
import { choir, fiddle, flute, harmonica, melodica, voice } from "./bowed-and-sung.ts";
import type { Instrument } from "./instrument.ts";
import { electricPiano, piano, vibraphone } from "./keys.ts";
import { gospelOrgan, rockOrgan, softOrgan } from "./organ.ts";
import {
  electricGuitar,
  fingerBass,
  leadGuitar,
  mutedGuitar,
  nylonGuitar,
  pickBass,
  steelGuitar,
  uprightBass,
} from "./plucked-string.ts";
import { brass, strings } from "./sections.ts";
import { pad, synthBass, synthLead, synthPluck } from "./synthesisers.ts";

export const ORCHESTRA = {
  brass,
  choir,
  electricGuitar,
  electricPiano,
  fiddle,
  fingerBass,
  flute,
  gospelOrgan,
  harmonica,
  leadGuitar,
  melodica,
  mutedGuitar,
  nylonGuitar,
  pad,
  piano,
  pickBass,
  rockOrgan,
  softOrgan,
  steelGuitar,
  strings,
  synthBass,
  synthLead,
  synthPluck,
  uprightBass,
  vibraphone,
  voice,
} as const satisfies Readonly<Record<string, Instrument>>;

export type InstrumentName = keyof typeof ORCHESTRA;
