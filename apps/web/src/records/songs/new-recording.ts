import { uploadRecording } from "@bandstand/contracts/songs";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { askAgain } from "../../lib/cache/ask-again.ts";
import type { Client } from "../../lib/http/client.ts";
import { useServices } from "../../lib/services/services-context.ts";
import type { KeptRecordings } from "../recordings/kept-recordings.ts";
import { useKeptRecordings } from "../recordings/kept-songs-context.ts";
import { songQuery } from "./song-query.ts";

/**
 * After a song got a recording: the copy of the old one goes from this device, and the song is loaded anew. Never rejects: the
 * recording is there, and whoever were told otherwise would send it again.
 */
export function useNewRecording(): (songId: number) => Promise<void> {
  const { client } = useServices();
  return createNewRecording(client, useQueryClient(), useKeptRecordings());
}

export function createNewRecording(
  client: Client,
  queries: QueryClient,
  recordings: Pick<KeptRecordings, "remove">,
): (songId: number) => Promise<void> {
  return async (songId) => {
    // It is out of date by its date, too, should the browser refuse.
    await recordings.remove(songId).catch(() => {});
    const asked = askAgain(queries, uploadRecording);
    // One that is shown nowhere is wanted too, and is stale by now.
    await queries.query(songQuery(client, songId)).catch(() => {});
    await asked;
  };
}
