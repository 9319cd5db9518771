/** One's bookmarks as a list: 1 at the top, without gaps. Pure. */
import type { Bookmark } from "@bandstand/contracts/bookmarks";

/** At its sequence; what stood there and below moves down. */
export function withBookmark(list: readonly Bookmark[], bookmark: Bookmark): Bookmark[] {
  const others = list.filter(({ songId }) => songId !== bookmark.songId);
  return numbered(others.toSpliced(bookmark.sequence - 1, 0, bookmark));
}

export function withoutBookmark(list: readonly Bookmark[], id: number): Bookmark[] {
  return numbered(list.filter((bookmark) => bookmark.id !== id));
}

/** Numbered as they stand. */
export function numbered(list: readonly Bookmark[]): Bookmark[] {
  return list.map((bookmark, index) =>
    bookmark.sequence === index + 1 ? bookmark : { ...bookmark, sequence: index + 1 },
  );
}
