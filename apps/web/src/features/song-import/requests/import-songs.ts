import { importSongs } from "@bandstand/contracts/song-library";
import { Failure } from "@bandstand/contracts/failure";
import { IMPORT_MESSAGES } from "@bandstand/contracts/band-import";
import { useChange } from "../../../lib/cache/change.ts";
import type { SongsToSend } from "../reading/desk-messages.ts";

/** Minutes that thousands of songs may take. */
const TIMEOUT = 5 * 60_000;

/** Adds songs, all or none. */
export function useImportSongs() {
  const change = useChange();
  return async ({ songs }: SongsToSend, signal: AbortSignal): Promise<number> => {
    const options = { signal, timeout: TIMEOUT, isSettled: true };
    const { imported } = await change(importSongs, { body: { songs: [...songs] } }, options);
    return imported;
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
