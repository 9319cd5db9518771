/** Sends recordings two at a time. One that is cut or refused leaves the others untouched. */
import type { UploadAction, UploadItem } from "./upload-list.ts";

/** More would only part the same line. */
export const AT_ONCE = 2;

export interface RunnerParts {
  items: () => readonly UploadItem[];
  dispatch: (action: UploadAction) => void;
  /** Adds the song of an item that is for a new one. */
  addSong: (song: { title: string; artist: string }, signal: AbortSignal) => Promise<number>;
  send: (
    songId: number,
    itemId: number,
    options: { signal: AbortSignal; onProgress: (share: number) => void },
  ) => Promise<void>;
  describe: (error: unknown) => string;
}

export interface UploadRunner {
  /** Sees to it that whatever waits is being sent. */
  wake(): void;
  cancel(itemId: number): void;
  cancelAll(): void;
}

export function createUploadRunner(parts: RunnerParts): UploadRunner {
  const { items, dispatch, addSong, send, describe } = parts;
  const running = new Map<number, AbortController>();

  async function upload(item: UploadItem, { signal }: AbortController): Promise<void> {
    const { id } = item;
    try {
      const songId = await songOf(item, signal);
      await send(songId, id, {
        signal,
        onProgress: (share) => dispatch({ type: "progress", id, share }),
      });
      dispatch({ type: "done", id, songId });
    } catch (error) {
      if (!signal.aborted) dispatch({ type: "fail", id, message: describe(error) });
    } finally {
      running.delete(id);
      wake();
    }
  }

  async function songOf(item: UploadItem, signal: AbortSignal): Promise<number> {
    const { id, target, addedSongId } = item;
    if (target.kind === "song") return target.songId;
    if (target.kind === "skip") throw new Error("A skipped recording has no song.");
    if (addedSongId !== null) return addedSongId;
    const { title, artist } = target;
    const songId = await addSong({ title, artist }, signal);
    dispatch({ type: "added", id, songId });
    return songId;
  }

  function wake(): void {
    for (const item of items()) {
      if (running.size >= AT_ONCE) return;
      if (item.progress.state !== "waiting" || running.has(item.id)) continue;
      const abort = new AbortController();
      running.set(item.id, abort);
      dispatch({ type: "start", id: item.id });
      void upload(item, abort);
    }
  }

  function cancel(id: number): void {
    dispatch({ type: "cancel", id });
    running.get(id)?.abort();
  }

  return {
    wake,
    cancel,
    cancelAll() {
      // Those that wait first, or they would step into the places that become free.
      for (const { id, progress } of items()) if (progress.state === "waiting") cancel(id);
      for (const id of running.keys()) cancel(id);
    },
  };
}
