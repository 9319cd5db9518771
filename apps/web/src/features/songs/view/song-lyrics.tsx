/** The words that a song is sung from, and what is to be said of them beside its chart. */
import { saveSong, type Song } from "@bandstand/contracts/songs";
import { songWords } from "@bandstand/domain/chart/song-words";
import { useMay } from "../../../lib/services/use-may.ts";
import { useChartReaders } from "../../../records/charts/use-chart-readers.ts";
import type { SongPlace } from "../../../records/setlists/song-place.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { useChangeSong } from "../use-change-song.ts";
import { ChartPart } from "./song-chart.tsx";
import styles from "./song-lyrics.module.css";

interface SongLyricsProps {
  song: Song;
  /** Of the set list that it was opened from; null for the song by itself. */
  place: SongPlace | null;
}

export function SongLyrics({ song, place }: SongLyricsProps) {
  const readers = useChartReaders();
  const { text, followsChart } = songWords(song, readers);
  return (
    <>
      {followsChart && <p className={styles.source}>From the chart, and changes with it</p>}
      {!followsChart && song.isChartNewer && <ChartIsNewer song={song} />}
      <ChartPart song={song} place={place} part="lyrics" text={text ?? ""} />
    </>
  );
}

function ChartIsNewer({ song }: { song: Song }) {
  const change = useChangeSong();
  const maySave = useMay(saveSong);
  const { lyrics } = song;
  const follows = songWords({ lyrics: null, tab: song.tab }).followsChart;
  return (
    <div role="status" className={styles.newer}>
      <p>The chart has changed since these words were written.</p>
      {maySave && (
        <div className={styles.buttons}>
          {follows && (
            <Button
              size="small"
              onClick={() =>
                void change(song, {
                  to: { lyrics: null },
                  from: { lyrics },
                  done: "The words follow the chart now",
                })
              }
            >
              Follow the chart
            </Button>
          )}
          <Button
            size="small"
            kind="quiet"
            onClick={() =>
              void change(song, {
                to: { lyrics },
                from: { lyrics },
                done: "The words stay as they are",
              })
            }
          >
            Keep these words
          </Button>
        </div>
      )}
    </div>
  );
}
