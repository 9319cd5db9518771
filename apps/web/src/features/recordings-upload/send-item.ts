/** Sends a recording to its song, which is added first where it is a new one: once, however often that is tried. */
import type { UploadOptions } from "../../lib/http/upload.ts";
import type { UploadItem } from "./upload-list.ts";

export interface SendingParts {
  addSong: (song: { title: string; artist: string }, signal: AbortSignal) => Promise<number>;
  onAdded: (songId: number) => void;
  send: (songId: number, options: UploadOptions) => Promise<void>;
}

/** @returns the id of its song */
export async function sendItem(
  item: UploadItem,
  { addSong, onAdded, send }: SendingParts,
  options: UploadOptions,
): Promise<number> {
  const songId = await songOf(item);
  await send(songId, options);
  return songId;

  async function songOf({ target, addedSongId }: UploadItem): Promise<number> {
    if (target.kind === "song") return target.songId;
    if (target.kind === "skip") throw new Error("A skipped recording has no song.");
    if (addedSongId !== null) return addedSongId;
    const { title, artist } = target;
    const added = await addSong({ title, artist }, options.signal);
    onAdded(added);
    return added;
  }
}
