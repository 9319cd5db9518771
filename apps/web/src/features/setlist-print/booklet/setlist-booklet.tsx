/** The charts of a whole set list as one booklet: contents, then each song in tonight's key from a page of its own. */
import type { SetlistWithSections } from "@bandstand/contracts/setlists";
import { chartToPlay } from "@bandstand/domain/chart/chart-to-play";
import { entriesInOrder } from "@bandstand/domain/setlist-order";
import { type RefObject, useState } from "react";
import { useChartReaders } from "../../../records/charts/use-chart-readers.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { BookletContents } from "./booklet-contents.tsx";
import styles from "./booklet.module.css";
import { PlayedChart } from "./played-chart.tsx";
import type { BookletSongs } from "./use-booklet-songs.ts";

interface SetlistBookletProps {
  setlist: SetlistWithSections;
  loaded: BookletSongs;
  size: number;
  /** What is printed and shared. */
  pages: RefObject<HTMLDivElement | null>;
}

export function SetlistBooklet({ setlist, loaded, size, pages }: SetlistBookletProps) {
  const [counts, count] = useState<ReadonlyMap<number, number>>(new Map());
  const readers = useChartReaders();
  const order = entriesInOrder(setlist);
  const played = order.flatMap((entry) => {
    const song = loaded.songs.get(entry.songId);
    return song && chartToPlay(song, readers) !== null ? [{ entry, song }] : [];
  });
  const first = new Map<number, number>();
  let next = 2;
  for (const { song } of played) {
    first.set(song.id, next);
    next += counts.get(song.id) ?? 1;
  }
  return (
    <>
      {loaded.failed > 0 && (
        <p className={styles.failed} role="alert">
          {loaded.failed === 1 ? "One chart is" : `${loaded.failed} charts are`} not on this device,
          and did not come.
          <Button size="small" onClick={loaded.retry}>
            Try again
          </Button>
        </p>
      )}
      <div ref={pages} className={styles.booklet}>
        <BookletContents setlist={setlist} order={order} pages={first} />
        {played.map(({ entry, song }) => (
          <PlayedChart
            key={song.id}
            song={song}
            entry={entry}
            number={order.indexOf(entry) + 1}
            size={size}
            firstPage={first.get(song.id) ?? 0}
            footer={setlist.name}
            onCounted={(of) => count((before) => new Map(before).set(song.id, of))}
          />
        ))}
      </div>
    </>
  );
}
