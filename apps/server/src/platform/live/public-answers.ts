/**
 * What everybody is told of a band, kept ready by each server until the band changes something of it, on whichever server:
 * triggers of the database say so (migration 0026), and where they cannot be heard nothing is kept.
 */
import type { ToldTable } from "@bandstand/domain/area-graph";
import { dateInTimeZone } from "@bandstand/domain/calendar-date";
import type { PublicEars } from "./live.ts";

declare module "fastify" {
  interface FastifyInstance {
    publicAnswers: PublicAnswers;
  }
}

export interface Made<T> {
  value: T;
  /** Whose change makes it stale. */
  bandId: number;
  /** Where the band is at home: what is to come is another at its midnight. */
  timeZone: string;
  /** Bytes, roughly. */
  size: number;
}

/** Answers of one kind. */
export interface KeptAnswers<T> {
  /** What is kept under the key, else what is made: kept unless the band changed meanwhile. That there is nothing is kept by nobody. */
  get(key: string, make: () => Promise<Made<T> | null>): Promise<T | null>;
}

export interface PublicAnswers {
  /** @param room bytes that all of them may take; what was asked for longest ago makes way */
  keep<T>(room?: number): KeptAnswers<T>;
  /** What the server knows of itself it need not hear of first. */
  drop(bandId: number): void;
}

export interface PublicAnswersOptions {
  now: () => Date;
  /** See `Live.hearPublic`. */
  hear: (ears: PublicEars) => () => boolean;
}

interface Entry<T> extends Made<T> {
  /** Milliseconds of the clock. */
  until: number;
}

/** What began to be read, and what has changed since. */
interface Reading {
  isLost: boolean;
  changed: Set<number>;
}

/** What everybody is told comes from their rows. */
export const PUBLIC_TABLES: ReadonlySet<ToldTable> = new Set([
  "bands",
  "band_users",
  "events",
  "venues",
]);

const ROOM = 8 * 1024 * 1024;
/** Of the room, for one answer. */
const LARGEST = 1 / 8;
/** Milliseconds. Should news ever be lost unnoticed, nobody is told the old for longer. */
const LIFETIME = 30_000;
const MINUTE = 60_000;

export function createPublicAnswers({ now, hear }: PublicAnswersOptions): PublicAnswers {
  const readings = new Set<Reading>();
  const kinds: { drop(bandId: number): void; clear(): void }[] = [];
  const drop = (bandId: number) => {
    for (const { changed } of readings) changed.add(bandId);
    for (const kind of kinds) kind.drop(bandId);
  };
  const isHeard = hear({
    changed: drop,
    lost() {
      for (const reading of readings) reading.isLost = true;
      for (const kind of kinds) kind.clear();
    },
  });

  function keep<T>(room = ROOM): KeptAnswers<T> {
    /** The one that was asked for last stands last. */
    const entries = new Map<string, Entry<T>>();
    const keysOf = new Map<number, Set<string>>();
    /** Being made, of what nothing has changed since. */
    let making = new Map<string, Promise<T | null>>();
    let taken = 0;

    function remove(key: string, { bandId, size }: Entry<T>): void {
      entries.delete(key);
      taken -= size;
      const keys = keysOf.get(bandId);
      keys?.delete(key);
      if (keys?.size === 0) keysOf.delete(bandId);
    }

    function add(key: string, made: Entry<T>): void {
      if (made.size > room * LARGEST) return;
      const before = entries.get(key);
      if (before) remove(key, before);
      entries.set(key, made);
      taken += made.size;
      const keys = keysOf.get(made.bandId) ?? new Set();
      keysOf.set(made.bandId, keys.add(key));
      for (const [oldest, entry] of entries) {
        if (taken <= room) break;
        remove(oldest, entry);
      }
    }

    async function makeAnew(key: string, make: () => Promise<Made<T> | null>): Promise<T | null> {
      const reading: Reading = { isLost: false, changed: new Set() };
      readings.add(reading);
      const begun = now().getTime();
      try {
        const made = await make();
        if (made && !reading.isLost && !reading.changed.has(made.bandId))
          add(key, { ...made, until: untilOf(begun, made.timeZone) });
        return valueOf(made);
      } finally {
        readings.delete(reading);
      }
    }

    kinds.push({
      drop(bandId) {
        // Whose they will turn out to be is not known yet.
        making = new Map();
        for (const key of keysOf.get(bandId) ?? []) {
          const entry = entries.get(key);
          if (entry) remove(key, entry);
        }
      },
      clear() {
        making = new Map();
        entries.clear();
        keysOf.clear();
        taken = 0;
      },
    });

    return {
      async get(key, make) {
        const known = entries.get(key);
        if (known && now().getTime() < known.until) {
          entries.delete(key);
          entries.set(key, known);
          return known.value;
        }
        if (!isHeard()) return valueOf(await make());
        const others = making;
        const made = others.get(key) ?? makeAnew(key, make);
        others.set(key, made);
        return made.finally(() => {
          if (others.get(key) === made) others.delete(key);
        });
      },
    };
  }

  return { keep, drop };
}

const valueOf = <T>(made: Made<T> | null) => (made ? made.value : null);

/** Time zones are whole minutes apart: where the day ends within the lifetime, it ends with the minute. */
function untilOf(at: number, timeZone: string): number {
  const dayAt = (time: number) => dateInTimeZone(new Date(time), timeZone);
  const until = at + LIFETIME;
  return dayAt(at) === dayAt(until) ? until : Math.ceil((at + 1) / MINUTE) * MINUTE;
}
