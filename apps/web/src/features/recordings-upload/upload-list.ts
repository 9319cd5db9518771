/** Many recordings and papers on their way to their songs: what each is for, and how far it is. Pure. */

export type Target =
  | { kind: "song"; songId: number }
  /** Of recordings alone. */
  | { kind: "new"; title: string; artist: string }
  /** Of papers alone: a document of the band, of no song. */
  | { kind: "band" }
  | { kind: "skip" };

export type ItemState =
  | { state: "ready" }
  | { state: "waiting" }
  | { state: "uploading"; /** From 0 to 1. */ share: number }
  | { state: "done" }
  | { state: "failed"; message: string };

export interface UploadItem {
  /** Its place in the list, and its name within it. */
  id: number;
  /** A recording is a song's only one; a paper becomes a document beside its others. */
  kind: "recording" | "paper";
  fileName: string;
  /** Bytes. */
  size: number;
  target: Target;
  /** The songs it may be of, the likeliest first. */
  suggestions: readonly number[];
  /** The new song, once it is there: a second try must not add it again. */
  addedSongId: number | null;
  progress: ItemState;
}

export type UploadAction =
  | { type: "add"; items: readonly Omit<UploadItem, "progress" | "addedSongId">[] }
  | { type: "target"; id: number; target: Target }
  | { type: "begin" }
  | { type: "start"; id: number }
  | { type: "progress"; id: number; share: number }
  | { type: "added"; id: number; songId: number | null }
  | { type: "done"; id: number }
  | { type: "fail"; id: number; message: string }
  /** One that waits or runs goes back to being looked at. */
  | { type: "cancel"; id: number }
  | { type: "retry"; id: number };

export function uploadListReducer(
  items: readonly UploadItem[],
  action: UploadAction,
): readonly UploadItem[] {
  switch (action.type) {
    case "add":
      return [
        ...items,
        ...action.items.map((item) => ({
          ...item,
          addedSongId: null,
          progress: { state: "ready" as const },
        })),
      ];
    case "target":
      return change(items, action.id, (item) =>
        item.progress.state === "ready" || item.progress.state === "failed"
          ? { ...item, target: action.target, addedSongId: null, progress: { state: "ready" } }
          : item,
      );
    case "begin":
      return items.map((item) =>
        isToSend(item) ? { ...item, progress: { state: "waiting" as const } } : item,
      );
    case "start":
      return to(items, action.id, ["waiting"], { state: "uploading", share: 0 });
    case "progress":
      return to(items, action.id, ["uploading"], { state: "uploading", share: action.share });
    case "added":
      return change(items, action.id, (item) => ({ ...item, addedSongId: action.songId }));
    case "done":
      return to(items, action.id, ["uploading"], { state: "done" });
    case "fail":
      return to(items, action.id, ["uploading"], { state: "failed", message: action.message });
    case "cancel":
      return to(items, action.id, ["waiting", "uploading"], { state: "ready" });
    case "retry":
      return to(items, action.id, ["failed", "ready"], { state: "waiting" });
    default:
      return action satisfies never;
  }
}

/** Ready ones that are not skipped. */
export function isToSend({ target, progress }: UploadItem): boolean {
  return target.kind !== "skip" && progress.state === "ready";
}

/** Chosen, and not there: closing would lose it. */
export function isLeft(item: UploadItem): boolean {
  return isToSend(item) || item.progress.state === "failed";
}

export function isRunning({ progress }: UploadItem): boolean {
  return progress.state === "waiting" || progress.state === "uploading";
}

/** Ids of items whose song another item is for as well: only one recording can be a song's. */
export function inEachOthersWay(items: readonly UploadItem[]): ReadonlySet<number> {
  const bySong = new Map<number, number[]>();
  for (const { id, kind, target, progress } of items) {
    if (kind === "paper" || target.kind !== "song" || progress.state === "done") continue;
    bySong.set(target.songId, [...(bySong.get(target.songId) ?? []), id]);
  }
  return new Set([...bySong.values()].filter((ids) => ids.length > 1).flat());
}

/** The share of all bytes that are on their way or there, from 0 to 1. */
export function shareOfAll(items: readonly UploadItem[]): number {
  let sent = 0;
  let total = 0;
  for (const { size, progress } of items) {
    if (progress.state === "ready" || progress.state === "failed") continue;
    total += size;
    if (progress.state === "done") sent += size;
    if (progress.state === "uploading") sent += size * progress.share;
  }
  return total === 0 ? 0 : sent / total;
}

function change(
  items: readonly UploadItem[],
  id: number,
  make: (item: UploadItem) => UploadItem,
): readonly UploadItem[] {
  return items.map((item) => (item.id === id ? make(item) : item));
}

function to(
  items: readonly UploadItem[],
  id: number,
  from: readonly ItemState["state"][],
  progress: ItemState,
): readonly UploadItem[] {
  return change(items, id, (item) =>
    from.includes(item.progress.state) ? { ...item, progress } : item,
  );
}
