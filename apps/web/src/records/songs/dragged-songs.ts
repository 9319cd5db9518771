/** Songs that a mouse carries from a list to somewhere else on the page. */
import { createStore, type Readable } from "../../lib/store.ts";

export interface DraggedSong {
  id: number;
  title: string;
}

/** A JSON array of songs, each with its `id` and `title`: tells our own drags from text and files. */
const SONGS_TYPE = "application/x-bandstand-songs+json";

const store = createStore<readonly DraggedSong[] | null>(null);

/** Null while none are on their way. */
export const draggedSongs: Readable<readonly DraggedSong[] | null> = store;

/** Begins a drag, within its `dragstart`. */
export function dragSongs(songs: readonly DraggedSong[], transfer: DataTransfer): void {
  const carried = songs.map(({ id, title }) => ({ id, title }));
  transfer.effectAllowed = "copy";
  transfer.setData(SONGS_TYPE, JSON.stringify(carried));
  const over = new AbortController();
  // A row that scrolled away tells no end of its drag; the next move of the pointer does.
  for (const end of ["dragend", "pointermove"]) {
    window.addEventListener(end, () => over.abort(), { signal: over.signal });
  }
  over.signal.addEventListener("abort", () => store.set(null));
  store.set(carried);
}
