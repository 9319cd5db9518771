/** What the band calls somebody follows from their own names for as long as nobody has typed anything else. */
import { instrumentFromMain, nicknameFromForename } from "@bandstand/domain/member-names";

interface OwnNames {
  forename: string | null;
  mainInstrument: string | null;
}

interface BandNames {
  nickname: string;
  instrument: string;
}

const NO_NAMES: OwnNames = { forename: null, mainInstrument: null };

/** @param before the names that they followed from; null for none */
export function followed(
  { nickname, instrument }: BandNames,
  before: OwnNames | null,
  now: OwnNames | null,
): BandNames {
  const [was, is] = [fromOwn(before ?? NO_NAMES), fromOwn(now ?? NO_NAMES)];
  return {
    nickname: nickname === was.nickname ? is.nickname : nickname,
    instrument: instrument === was.instrument ? is.instrument : instrument,
  };
}

function fromOwn({ forename, mainInstrument }: OwnNames): BandNames {
  return {
    nickname: nicknameFromForename(forename ?? ""),
    instrument: instrumentFromMain(mainInstrument ?? ""),
  };
}
