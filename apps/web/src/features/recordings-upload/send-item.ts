/**
 * Sends a recording to its song, which is added first where it is a new one: once, however often that is tried. A file that
 * is refused leaves no song behind.
 */
import type { UploadOptions } from "../../lib/http/upload.ts";
import { Failure } from "@bandstand/contracts/failure";
import type { UploadItem } from "./upload-list.ts";

export interface SendingParts {
  addSong: (song: { title: string; artist: string }, signal: AbortSignal) => Promise<number>;
  /** The song that was added for it; null once that is gone again. */
  onAdded: (songId: number | null) => void;
  removeSong: (songId: number) => Promise<void>;
  send: (songId: number, options: UploadOptions) => Promise<void>;
}

export async function sendItem(
  item: UploadItem,
  { addSong, onAdded, removeSong, send }: SendingParts,
  options: UploadOptions,
): Promise<void> {
  const songId = await songOf(item);
  try {
    await send(songId, options);
  } catch (error) {
    if (item.target.kind === "new" && isRefused(error)) await takeBack(songId);
    throw error;
  }

  /** Whoever may add and not delete keeps it, and tries another file on it. */
  async function takeBack(added: number): Promise<void> {
    await removeSong(added).then(
      () => onAdded(null),
      () => undefined,
    );
  }

  async function songOf({ target, addedSongId }: UploadItem): Promise<number> {
    if (target.kind === "song") return target.songId;
    if (target.kind !== "new") throw new Error("A recording without a song goes nowhere.");
    if (addedSongId !== null) return addedSongId;
    const { title, artist } = target;
    const added = await addSong({ title, artist }, options.signal);
    onAdded(added);
    return added;
  }
}

/** The file itself is not taken: to try it once more would change nothing. */
function isRefused(error: unknown): boolean {
  return error instanceof Failure && REFUSALS.has(error.code);
}

const REFUSALS: ReadonlySet<Failure["code"]> = new Set(["wrong_type", "too_large"]);
