/** Gigs near somebody who follows: how far is near, and how a town that they name is looked for. */

/** To choose from. */
export const NEAR_MILES = [10, 25, 50, 100] as const;
export const USUAL_NEAR_MILES = 25;

/** How near somebody wants a gig to be, and to where. */
export interface Near extends Place {
  miles: number;
  /** As it is told: "York, United Kingdom". */
  place: string;
}

export interface Place {
  /** Degrees. */
  latitude: number;
  longitude: number;
}

/** A town of the list. */
export interface Town extends Place {
  id: number;
  name: string;
  /** ISO 3166, two letters. */
  country: string;
  /** A part of the country: `ENG`, `NY`; of other countries a number. */
  region: string;
  people: number;
}

const EARTH_MILES = 3958.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** As the crow flies. */
export function milesBetween(one: Place, other: Place): number {
  const north = Math.sin(radians(other.latitude - one.latitude) / 2);
  const east = Math.sin(radians(other.longitude - one.longitude) / 2);
  const chord =
    north ** 2 + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * east ** 2;
  return 2 * EARTH_MILES * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** The form in which names are compared: small letters without accents, words parted by one space. */
export function plainName(name: string): string {
  return name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/['’.]/g, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** What somebody has typed: the town, and what tells it from others of its name. */
export function readPlace(typed: string): { name: string; rest: string[] } {
  const [name = "", ...rest] = typed
    .split(",")
    .map(plainName)
    .filter((part) => part !== "");
  return { name, rest };
}

/** How much larger a town is than the next of its name, so that nobody is asked which one they mean. */
const MEANT_TIMES = 20;

export interface MeantTowns {
  /** The largest first. One, where it is far larger than the others. */
  towns: Town[];
  /** Whether they are in the country that was named, or else in the one that the time zone is of: Hull is not in Iowa. */
  isSure: boolean;
}

/** Of towns of one name those that may be meant. */
export function meantTowns(
  towns: readonly Town[],
  { rest, timeZone }: { rest: readonly string[]; timeZone: string },
): MeantTowns {
  const sorted = towns.toSorted((a, b) => b.people - a.people || a.id - b.id);
  const named = namedBy(sorted, rest);
  const atHome = sorted.filter(({ country }) => isZoneOf(country, timeZone));
  const sure = named.length > 0 ? named : atHome;
  const meant = sure.length > 0 ? sure : sorted;
  const [first, second] = meant;
  const isClear = first && second && first.people >= MEANT_TIMES * second.people;
  return { towns: isClear ? [first] : meant, isSure: sure.length > 0 };
}

function isZoneOf(country: string, timeZone: string): boolean {
  return zonesOf(country).includes(timeZone);
}

function zonesOf(country: string): readonly string[] {
  // The compiler does not know of it yet.
  const locale: Intl.Locale & { getTimeZones?(): string[] } = new Intl.Locale(`und-${country}`);
  return locale.getTimeZones?.() ?? [];
}

const REGIONS: Readonly<Record<string, string>> = {
  ENG: "England",
  SCT: "Scotland",
  WLS: "Wales",
  NIR: "Northern Ireland",
};
const ALSO: Readonly<Record<string, readonly string[]>> = {
  GB: ["uk", "great britain", "britain"],
  US: ["usa", "america"],
};

/** Those of which all is true that is said of any. */
function namedBy(towns: readonly Town[], rest: readonly string[]): Town[] {
  const isOf = (town: Town, part: string) => countryNames(town).has(part);
  const telling = rest.filter((part) => towns.some((town) => isOf(town, part)));
  return telling.length === 0
    ? []
    : towns.filter((town) => telling.every((part) => isOf(town, part)));
}

function countryName(country: string): string {
  return new Intl.DisplayNames("en-GB", { type: "region" }).of(country) ?? country;
}

function countryNames({ country, region }: Town): ReadonlySet<string> {
  return new Set([
    plainName(country),
    plainName(countryName(country)),
    plainName(region),
    plainName(REGIONS[region] ?? ""),
    ...(ALSO[country] ?? []),
  ]);
}

/** Told from others of its name, which may be in the same country: "Newport, Wales, United Kingdom (306,844 people)". */
export function townToChoose(town: Town): string {
  const { name, country, region, people } = town;
  const told = [name, REGIONS[region] ?? (country === "US" ? region : ""), countryName(country)];
  return `${told.filter((part) => part !== "").join(", ")} (${people.toLocaleString("en-GB")} people)`;
}

/** "York, United Kingdom"; in the States, where names come often, "York, PA, United States". */
export function townName(town: Town): string {
  const { name, country, region } = town;
  return [name, ...(country === "US" ? [region] : []), countryName(country)].join(", ");
}
