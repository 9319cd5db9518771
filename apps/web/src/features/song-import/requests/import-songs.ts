import { importSongs } from "@bandstand/contracts/song-library";
import { Failure } from "@bandstand/contracts/failure";
import { IMPORT_MESSAGES } from "@bandstand/contracts/band-import";
import { useQueryClient } from "@tanstack/react-query";
import { useServices } from "../../../lib/services/services-context.ts";
import { SONGS } from "../../../lib/songs/songs-query.ts";
import type { SongsToSend } from "../reading/desk-messages.ts";

/** Minutes that thousands of songs may take. */
const PATIENCE = 5 * 60_000;

/** Adds songs, all or none, and brings the list to where the server is, also where nobody knows how the call ended. */
export function useImportSongs() {
  const { client } = useServices();
  const queries = useQueryClient();
  return async ({ songs }: SongsToSend, signal: AbortSignal): Promise<number> => {
    try {
      const body = { songs: [...songs] };
      const { imported } = await client.call(importSongs, { body }, { signal, patience: PATIENCE });
      return imported;
    } finally {
      await queries.invalidateQueries({ queryKey: SONGS });
    }
  };
}

/** What went wrong, and where the server named a song, its line or file. */
export function describeFailure(error: unknown, places: readonly string[]): string[] {
  const cause = error instanceof Error ? error.message : String(error);
  const fields = error instanceof Failure ? (error.fields ?? []) : [];
  const named = fields.map(({ path, message }) => {
    const [, index = "", field = ""] = path.split(".");
    const place = places[Number(index)];
    return place === undefined
      ? message
      : `${place}: ${field === "" ? "" : `${field}: `}${message}`;
  });
  return [IMPORT_MESSAGES.importFailed("songs", cause), ...named];
}
