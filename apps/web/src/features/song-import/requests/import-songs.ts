import { importSongs } from "@bandstand/contracts/song-library";
import { Failure } from "@bandstand/contracts/failure";
import { IMPORT_MESSAGES } from "@bandstand/contracts/band-import";
import { useChange } from "../../../lib/cache/change.ts";
import type { SongsToSend } from "../reading/desk-messages.ts";

/** Minutes that thousands of songs may take. */
const TIMEOUT = 5 * 60_000;

export interface Imported {
  imported: number;
  changed: number;
}

/** Adds songs, and brings what files say onto those that are here, all or nothing. */
export function useImportSongs() {
  const change = useChange();
  return ({ body }: SongsToSend, signal: AbortSignal): Promise<Imported> =>
    change(importSongs, { body }, { signal, timeout: TIMEOUT, isSettled: true });
}

/** What went wrong, and where the server named a song, its line or file. */
export function describeFailure(error: unknown, places: SongsToSend["places"]): string[] {
  const cause = error instanceof Error ? error.message : String(error);
  const fields = error instanceof Failure ? (error.fields ?? []) : [];
  const named = fields.map(({ path, message }) => {
    const [list = "", index = "", field = ""] = path.split(".");
    const place = list === "changes" || list === "songs" ? places[list][Number(index)] : undefined;
    if (place === undefined) return message;
    return `${place}: ${field === "" || field === "id" ? "" : `${field}: `}${message}`;
  });
  return [IMPORT_MESSAGES.importFailed("songs", cause), ...named];
}
