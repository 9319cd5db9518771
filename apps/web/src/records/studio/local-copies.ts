/**
 * What a member keeps of songs, on this device as well: for when the server is away, and until it has what was saved
 * meanwhile. One key a song, so that two tabs do not write over each other's songs.
 */

/** sent: the server has it. waiting: it has yet to. refused: it will never take it, as the song has gone, say. */
const STATES = ["sent", "waiting", "refused"] as const;

export interface LocalCopy {
  state: (typeof STATES)[number];
  /** JSON. */
  settings: string;
  notes: string;
  sharing: string;
  /** The server's `updatedAt` that this stands on. */
  base: string;
  /** What the server had then, beside work that it has yet to get. */
  began?: { settings: string; notes: string };
}

/** Stands on nothing that the server ever told: older than anything it has. */
export const UNSEEN = "1970-01-01T00:00:00.000Z";

export interface LocalCopies {
  find(songId: number): LocalCopy | null;
  /** False where the browser has no room or keeps nothing at all. */
  keep(songId: number, copy: LocalCopy): boolean;
  /** Songs whose work the server has yet to get. */
  waiting(): number[];
}

/** The part of the browser's storage that is used. */
export type CopyStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

const PREFIX = "bandstand:studio:";

export function createLocalCopies(storage: CopyStorage, bandUserId: number): LocalCopies {
  const mine = `${PREFIX}${bandUserId}:`;
  const find = (songId: number) => readCopy(storage.getItem(mine + songId));
  return {
    find,
    keep(songId, copy) {
      const text = JSON.stringify(copy);
      if (put(storage, mine + songId, text)) return true;
      // What the server has as well makes room.
      forgetSent(storage);
      if (put(storage, mine + songId, text)) return true;
      // Nothing is better than what was before the last save.
      if (copy.state === "sent") storage.removeItem(mine + songId);
      return false;
    },
    waiting: () =>
      keysOf(storage, mine)
        .map((key) => Number(key.slice(mine.length)))
        .filter((songId) => find(songId)?.state === "waiting"),
  };
}

/** Forgets what the server has as well, of every member: work that only this device has stays for whoever did it. */
export function forgetSent(storage: CopyStorage): void {
  for (const key of keysOf(storage, PREFIX)) {
    const copy = readCopy(storage.getItem(key));
    if (copy === null || copy.state === "sent") storage.removeItem(key);
  }
}

export function hasCopies(storage: CopyStorage, bandUserId: number): boolean {
  return keysOf(storage, `${PREFIX}${bandUserId}:`).length > 0;
}

function keysOf(storage: CopyStorage, prefix: string): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "").filter(
    (key) => key.startsWith(prefix),
  );
}

function put(storage: CopyStorage, key: string, text: string): boolean {
  try {
    storage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

function readCopy(text: string | null): LocalCopy | null {
  let value: unknown;
  try {
    value = JSON.parse(text ?? "null");
  } catch {
    return null;
  }
  return isCopy(value) ? value : null;
}

function isCopy(value: unknown): value is LocalCopy {
  const { state, settings, notes, sharing, base, began } = fieldsOf(value);
  return (
    STATES.some((known) => known === state) &&
    [settings, notes, sharing, base].every(isText) &&
    (began === undefined || [fieldsOf(began)["settings"], fieldsOf(began)["notes"]].every(isText))
  );
}

function fieldsOf(value: unknown): Partial<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

function isText(value: unknown): boolean {
  return typeof value === "string";
}
