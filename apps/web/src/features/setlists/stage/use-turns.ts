/** The page that each song is open at, and the turns of the one on stage. */
import { useRef, useState } from "react";
import { isBounce } from "./bounce.ts";
import { shownPage, type Turn, turnPage } from "./turn-page.ts";

export interface Turns {
  /** From 0. */
  page: number;
  pages: number;
  /** @param at milliseconds, of the press; one that bounces is not taken. */
  turn: (turn: Turn, at: number) => void;
  /** A song is opened by itself, from its beginning. */
  opened: (songId: number, at: number) => void;
  counted: (pages: number) => void;
  /** Whether a turn leads anywhere, and to another song. */
  leads: (turn: Turn) => "page" | "song" | null;
}

export function useTurns(
  order: readonly { songId: number }[],
  songId: number | null,
  open: (songId: number) => void,
): Turns {
  const takenAt = useRef<number | null>(null);
  const [openAt, setOpenAt] = useState<ReadonlyMap<number, number>>(new Map());
  const [count, setCount] = useState({ songId, pages: 1 });
  const song = order.findIndex((entry) => entry.songId === songId);
  const pages = count.songId === songId ? count.pages : 1;
  const page = openAt.get(songId ?? 0) ?? 0;
  const place = { song, page };
  const after = (turn: Turn) =>
    song < 0 ? null : turnPage(place, turn, { pages, songs: order.length });
  const show = (shown: number, at: number) => setOpenAt((before) => new Map(before).set(shown, at));

  return {
    page: shownPage(page, pages),
    pages,
    turn(turn, at) {
      if (isBounce(takenAt.current, at)) return;
      takenAt.current = at;
      const next = after(turn);
      const entry = next && order[next.song];
      if (!entry) return;
      show(entry.songId, next.page);
      if (entry.songId !== songId) open(entry.songId);
    },
    opened(opening, at) {
      takenAt.current = at;
      show(opening, 0);
    },
    counted(found) {
      setCount((before) =>
        before.songId === songId && before.pages === found ? before : { songId, pages: found },
      );
    },
    leads(turn) {
      const next = after(turn);
      if (next === null) return null;
      return next.song === song ? "page" : "song";
    },
  };
}
