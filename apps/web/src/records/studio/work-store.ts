/**
 * A member's work on a song, loaded from the server and saved there; kept on this device when that fails, and sent when
 * the server is back. Work done meanwhile on another device is merged with it, never written over.
 */
import {
  addBandUserSong,
  type BandUserSong,
  getBandUserSong,
  importSharedMarkers,
  listSharedBeats,
  listSharedMarkers,
  shareBandUserSong,
  type SharedBeats,
  type SharedMarkers,
} from "@bandstand/contracts/band-user-songs";
import { Failure } from "@bandstand/contracts/failure";
import { isShared, type Shareable, withShared } from "@bandstand/domain/sharing-mask";
import { mergeWork, NO_WORK, type StudioWork } from "@bandstand/domain/studio/merge-work";
import { readSettings, writeSettings } from "@bandstand/domain/studio/read-settings";
import type { Marker } from "@bandstand/domain/studio/settings";
import { Offline } from "../../lib/http/call-errors.ts";
import type { Client } from "../../lib/http/client.ts";
import { type LocalCopies, type LocalCopy, UNSEEN } from "./local-copies.ts";

export interface LoadedWork extends StudioWork {
  /** The mask as the server knows it. */
  sharing: string;
  /** `first`: nothing is kept anywhere yet. */
  from: "server" | "device" | "first";
  /** Settings were there, but could not be used. */
  wasReset: boolean;
}

export interface SavedWork {
  /** `device`: the server did not take it; it is kept here and sent later. */
  to: "server" | "device";
  /** What is kept now, where another device's work came into it; null where it is what was given. */
  merged: StudioWork | null;
}

/** Markers chosen of one member. */
export interface MarkerChoice {
  bandUserId: number;
  markerIds: readonly number[];
}

export interface WorkStore {
  load(songId: number): Promise<LoadedWork>;
  /** Throws only where neither the server nor this device keeps it. */
  save(songId: number, work: StudioWork): Promise<SavedWork>;
  /** Whether others may see something of it. Returns the mask as it is now. */
  share(songId: number, what: Shareable, shared: boolean): Promise<string>;
  listShared(songId: number): Promise<SharedMarkers[]>;
  listSharedBeats(songId: number): Promise<SharedBeats[]>;
  /** Those that were taken over: likes of one's own are left out. They have the ids that the server gave them. */
  importMarkers(songId: number, choices: readonly MarkerChoice[]): Promise<Marker[]>;
  /** Sends what waits on this device. Throws `Offline` where the server is still away. */
  sendWaiting(): Promise<void>;
}

const MOST_TRIES = 3;

/** What the server had when this device last saw it, and what was done since stands on. */
interface Base {
  updatedAt: string;
  work: StudioWork;
}

export function createWorkStore(client: Pick<Client, "call">, copies: LocalCopies): WorkStore {
  const fetchRecord = async (songId: number): Promise<BandUserSong | null> => {
    try {
      return await client.call(getBandUserSong, { params: { id: String(songId) } });
    } catch (error) {
      if (error instanceof Failure && error.code === "band_user_song_not_found") return null;
      throw error;
    }
  };

  /** What this page last saw of each record; a browser may have no room for copies. */
  const seen = new Map<number, Base>();
  const baseOf = (songId: number): Base => seen.get(songId) ?? baseOfCopy(copies.find(songId));
  const see = (songId: number, record: BandUserSong, updatedAt = record.updatedAt): void => {
    seen.set(songId, { updatedAt, work: workOf(record) });
  };

  const keepSent = (songId: number, record: BandUserSong, base = record.updatedAt): void => {
    const { settings, notes, sharing } = record;
    see(songId, record, base);
    copies.keep(songId, {
      state: "sent",
      settings: settings ?? "",
      notes: notes ?? "",
      sharing,
      base,
    });
  };

  /** After a change that this device made itself: work that waits knows nothing of it, and is merged with it. */
  const keepChange = (songId: number, record: BandUserSong): void => {
    const copy = copies.find(songId);
    if (!copy || copy.state === "sent") return keepSent(songId, record);
    see(songId, record);
    copies.keep(songId, { ...copy, sharing: record.sharing });
  };

  const send = (songId: number, work: StudioWork, base: string): Promise<BandUserSong> =>
    client.call(addBandUserSong, {
      body: {
        songId,
        settings: writeSettings(work.settings),
        notes: work.notes,
        updatedAt: base,
      },
    });

  /** Where the record has changed since the base, both are merged and sent again. */
  const sendMerged = async (songId: number, work: StudioWork, base: Base) => {
    let merged: StudioWork | null = null;
    let { updatedAt } = base;
    for (let tries = 1; ; tries += 1) {
      try {
        return { record: await send(songId, merged ?? work, updatedAt), merged };
      } catch (error) {
        const isChanged = error instanceof Failure && error.code === "changed_meanwhile";
        if (!isChanged || tries === MOST_TRIES) throw error;
        const there = await fetchRecord(songId);
        merged = there && mergeWork(base.work, work, workOf(there));
        updatedAt = there?.updatedAt ?? UNSEEN;
      }
    }
  };

  const sendCopy = async (songId: number): Promise<void> => {
    const copy = copies.find(songId);
    if (copy?.state !== "waiting") return;
    try {
      const { record, merged } = await sendMerged(songId, workOf(copy), baseOfCopy(copy));
      // Saved again while it was on its way: that is sent with the next turn.
      if (!isSame(copies.find(songId), copy)) return;
      // A studio that is open knows nothing of a merge: its next save finds the record changed, and learns of it.
      keepSent(songId, record, merged ? copy.base : record.updatedAt);
    } catch (error) {
      if (!isFinal(error)) throw error;
      if (isSame(copies.find(songId), copy)) copies.keep(songId, { ...copy, state: "refused" });
    }
  };

  return {
    async load(songId) {
      const there = await unlessFailed(async () => {
        await sendCopy(songId);
        return fetchRecord(songId);
      });
      const copy = copies.find(songId);
      seen.set(songId, baseOfCopy(copy));
      if (copy && (there === null || copy.state !== "sent"))
        return { ...readWork(copy), sharing: there?.sharing ?? copy.sharing, from: "device" };
      if (there === null)
        return { ...readWork({ settings: null, notes: "" }), sharing: "", from: "first" };
      keepSent(songId, there);
      return { ...readWork(there), sharing: there.sharing, from: "server" };
    },

    async save(songId, work) {
      const base = baseOf(songId);
      try {
        const { record, merged } = await sendMerged(songId, work, base);
        keepSent(songId, record);
        return { to: "server", merged };
      } catch (error) {
        if (!isExpected(error)) throw error;
        const isKept = copies.keep(songId, {
          state: isFinal(error) ? "refused" : "waiting",
          settings: writeSettings(work.settings),
          notes: work.notes,
          sharing: copies.find(songId)?.sharing ?? "",
          base: base.updatedAt,
          began: { settings: writeSettings(base.work.settings), notes: base.work.notes },
        });
        if (!isKept) throw error;
        return { to: "device", merged: null };
      }
    },

    async share(songId, what, shared) {
      const before = await fetchRecord(songId);
      const sharing = withShared(before?.sharing ?? "", what, shared);
      if (before && isShared(before.sharing, what) === shared) return before.sharing;
      const params = { songId: String(songId) };
      const record = await client.call(shareBandUserSong, { params, body: { sharing } });
      // Only where nothing else has changed since this device saw it.
      if ((before?.updatedAt ?? UNSEEN) === baseOf(songId).updatedAt) keepChange(songId, record);
      return record.sharing;
    },

    listShared: (songId) => client.call(listSharedMarkers, { params: { songId: String(songId) } }),

    listSharedBeats: (songId) =>
      client.call(listSharedBeats, { params: { songId: String(songId) } }),

    async importMarkers(songId, choices) {
      const imported: Marker[] = [];
      const before = await fetchRecord(songId);
      for (const { bandUserId, markerIds } of choices) {
        const body = { songId, sourceBandUserId: bandUserId, markerIds: [...markerIds] };
        const { importedMarkers } = await client.call(importSharedMarkers, { body });
        imported.push(...importedMarkers);
      }
      // The import is this device's own change: the next save need not be merged with it.
      if ((before?.updatedAt ?? UNSEEN) === baseOf(songId).updatedAt) {
        const after = await unlessFailed(() => fetchRecord(songId));
        if (after) keepChange(songId, after);
      }
      return imported;
    },

    async sendWaiting() {
      for (const songId of copies.waiting()) await sendCopy(songId);
    },
  };
}

function readWork({ settings, notes }: { settings: string | null; notes: string | null }) {
  return { ...readSettings(settings), notes: notes ?? "" };
}

function workOf(record: { settings: string | null; notes: string | null }): StudioWork {
  const { settings, notes } = readWork(record);
  return { settings, notes };
}

/** Work that the server has yet to get keeps beside itself what it began with. */
function baseOfCopy(copy: LocalCopy | null): Base {
  if (copy === null) return { updatedAt: UNSEEN, work: NO_WORK };
  const { state, base, began } = copy;
  if (state === "sent") return { updatedAt: base, work: workOf(copy) };
  return { updatedAt: base, work: began ? workOf(began) : NO_WORK };
}

function isSame(one: LocalCopy | null, other: LocalCopy): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

async function unlessFailed<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    if (isExpected(error)) return null;
    throw error;
  }
}

function isExpected(error: unknown): boolean {
  return error instanceof Failure || error instanceof Offline;
}

/** Asking again would be answered the same. */
function isFinal(error: unknown): boolean {
  return error instanceof Failure && [403, 404, 413, 422].includes(error.status);
}
