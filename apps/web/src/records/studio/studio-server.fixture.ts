/** A server that keeps the records of one member, for tests of what stands on it. */
import type { BandUserSong } from "@bandstand/contracts/band-user-songs";
import { Failure } from "@bandstand/contracts/failure";
import { importMarkers } from "@bandstand/domain/studio/import-markers";
import { Offline } from "../../lib/http/call-errors.ts";
import type { Client } from "../../lib/http/client.ts";

interface Sent {
  params?: { id?: string; songId?: string };
  body?: {
    songId?: number;
    settings?: string;
    notes?: string;
    sharing?: string;
    updatedAt?: string;
    markerIds?: number[] | null;
  };
}

export function studioServer() {
  const records = new Map<number, BandUserSong>();
  /** What the next calls fail with. */
  let failing: Failure | "offline" | null = null;
  let clock = Date.parse("2026-11-21T18:00:00.000Z");
  const calls: string[] = [];

  function put(songId: number, change: Partial<BandUserSong>): BandUserSong {
    clock += 1000;
    const updatedAt = new Date(clock).toISOString();
    const first = {
      id: songId,
      songId,
      bandUserId: 7,
      settings: null,
      notes: null,
      sharing: "",
      createdAt: updatedAt,
    };
    const record = { ...first, ...records.get(songId), ...change, updatedAt };
    records.set(songId, record);
    return record;
  }

  function answer(path: string, { params, body }: Sent): unknown {
    const songId = Number(params?.id ?? params?.songId ?? body?.songId);
    const record = records.get(songId);
    if (path === "/bandusersong/{id}") {
      if (!record) throw new Failure("band_user_song_not_found");
      return record;
    }
    if (path === "/bandusersongs/import/markers") {
      const { settings, imported } = importMarkers(
        record?.settings ?? null,
        JSON.stringify({ markers: server.shared }),
        body?.markerIds ?? null,
      );
      put(songId, { settings });
      return { importedCount: imported.length, importedMarkers: imported };
    }
    const { settings, notes, sharing, updatedAt } = body ?? {};
    if (updatedAt !== undefined && record && record.updatedAt !== updatedAt)
      throw new Failure("changed_meanwhile");
    return put(songId, {
      ...(settings !== undefined && { settings }),
      ...(notes !== undefined && { notes }),
      ...(sharing !== undefined && { sharing }),
    });
  }

  const server = {
    calls,
    put,
    record: (songId: number) => records.get(songId),
    /** What another member shares. */
    shared: [] as unknown[],
    fail(how: Failure | "offline" | null) {
      failing = how;
    },
    client: {
      call: async ({ method, path }: { method: string; path: string }, sent: Sent) => {
        calls.push(`${method} ${path}`);
        if (failing === "offline") throw new Offline();
        if (failing) throw failing;
        return answer(path, sent);
      },
    } as unknown as Client,
  };
  return server;
}
