/** Brings all of a set list onto this device: its songs with lyrics and charts, and their recordings. */
import type { SetlistWithSections } from "@bandstand/contracts/setlists";
import { canRead } from "@bandstand/domain/permissions";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useKeptRecordings } from "../../lib/recordings/kept-songs-context.ts";
import { isFull } from "../../lib/recordings/recording-store.ts";
import { useBandUser, useServices } from "../../lib/services/services-context.ts";
import { setlistQuery } from "../../lib/setlists/setlist-query.ts";
import { songQuery } from "../../lib/songs/song-query.ts";

export type Keeping =
  | { phase: "running" }
  | { phase: "kept" }
  | { phase: "cancelled" }
  /** Some songs failed by themselves. */
  | { phase: "partly"; failed: number }
  | { phase: "failed"; reason: string };

export function useKeepSetlist(setlist: SetlistWithSections) {
  const { client } = useServices();
  const queries = useQueryClient();
  const { many } = useKeptRecordings();
  const readsSongs = canRead(useBandUser(), "SO");
  const [keeping, setKeeping] = useState<Keeping>({ phase: "running" });
  const running = useRef<AbortController>(null);

  async function keep(): Promise<void> {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setKeeping({ phase: "running" });
    try {
      await queries.query({ ...setlistQuery(client, setlist.id), staleTime: 0 });
      const failed = readsSongs ? await keepSongs(signal) : 0;
      if (!signal.aborted)
        setKeeping(failed === 0 ? { phase: "kept" } : { phase: "partly", failed });
    } catch (error) {
      if (!signal.aborted) setKeeping({ phase: "failed", reason: reasonOf(error) });
    }
  }

  async function keepSongs(signal: AbortSignal): Promise<number> {
    const silent = setlist.songs.filter(({ Song }) => Song.recordingFilename === null);
    for (const { songId } of silent) {
      if (signal.aborted) return 0;
      await queries.query({ ...songQuery(client, songId), staleTime: 0 });
    }
    const recorded = setlist.songs.filter(({ Song }) => Song.recordingFilename !== null);
    if (signal.aborted || recorded.length === 0) return 0;
    return many.start(recorded.map(({ songId }) => songId));
  }

  function cancel(): void {
    running.current?.abort();
    many.cancel();
    setKeeping({ phase: "cancelled" });
  }

  // It begins with its window: the choice in the menu was the press.
  const begin = useRef(keep);
  useEffect(() => {
    void begin.current();
    return () => running.current?.abort();
  }, []);

  return { keeping, keep, cancel };
}

function reasonOf(error: unknown): string {
  if (isFull(error)) return "There is no room left for this site in the browser.";
  return error instanceof Error ? error.message : String(error);
}
