/** Brings of a set list what is missing on this device: its songs with lyrics and charts, their recordings and documents. */
import type { SetlistWithSections } from "@bandstand/contracts/setlists";
import { listSongs } from "@bandstand/contracts/songs";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useMissingPapers } from "../../records/documents/use-missing-papers.ts";
import type { FailedHere } from "../../records/recordings/keep-many.ts";
import { missingSongs } from "../../records/recordings/missing-songs.ts";
import { useKeptRecordings } from "../../records/recordings/kept-songs-context.ts";
import { describeError } from "../../ui/states/describe-error.ts";
import { useServices } from "../../lib/services/services-context.ts";
import { useMay } from "../../lib/services/use-may.ts";
import { setlistQuery } from "../../records/setlists/setlist-query.ts";
import { songsQuery } from "../../records/songs/songs-query.ts";

export type Keeping =
  | { phase: "running" }
  /** @param fetched songs and documents that were missing, or older here; null for who may read none */
  | { phase: "kept"; fetched: number | null }
  | { phase: "cancelled" }
  /** Some songs or documents failed by themselves. */
  | { phase: "partly"; failed: FailedHere }
  | { phase: "failed"; reason: string };

export function useKeepSetlist(setlist: SetlistWithSections) {
  const { client } = useServices();
  const queries = useQueryClient();
  const recordings = useKeptRecordings();
  const findPapers = useMissingPapers();
  const readsSongs = useMay(listSongs);
  const [keeping, setKeeping] = useState<Keeping>({ phase: "running" });
  const running = useRef<AbortController>(null);

  async function keep(): Promise<void> {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setKeeping({ phase: "running" });
    try {
      const now = await queries.query({ ...setlistQuery(client, setlist.id), staleTime: 0 });
      const { fetched, failed } = readsSongs ? await keepSongs(now, signal) : NO_SONGS;
      if (!signal.aborted)
        setKeeping(isAll(failed) ? { phase: "kept", fetched } : { phase: "partly", failed });
    } catch (error) {
      if (!signal.aborted) setKeeping({ phase: "failed", reason: describeError(error).message });
    }
  }

  async function keepSongs({ songs }: SetlistWithSections, signal: AbortSignal) {
    const wanted = new Set(songs.map(({ songId }) => songId));
    const [library, papers] = await Promise.all([
      queries.query({ ...songsQuery(client), staleTime: 0 }),
      findPapers(wanted),
      recordings.ready(),
    ]);
    if (signal.aborted) return NOTHING;
    const { whole, words } = missingSongs(
      library.filter(({ id }) => wanted.has(id)),
      recordings.getSnapshot().entries,
    );
    const fetched = whole.length + words.length + papers.length;
    if (fetched === 0) return NOTHING;
    return { fetched, failed: await recordings.many.start({ songs: whole, words, papers }) };
  }

  function cancel(): void {
    running.current?.abort();
    recordings.many.cancel();
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

const NONE: FailedHere = { songs: 0, papers: 0 };
const NOTHING = { fetched: 0, failed: NONE };
const NO_SONGS = { fetched: null, failed: NONE };

const isAll = ({ songs, papers }: FailedHere) => songs + papers === 0;
