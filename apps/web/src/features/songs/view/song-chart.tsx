/** The words of a song to play from, and the way to print them. */
import type { Song } from "@bandstand/contracts/songs";
import { isChart } from "@bandstand/domain/chart/read-chart";
import { IconPrinter } from "@tabler/icons-react";
import {
  type ChartReading,
  useOwnReading,
  usePlacedReading,
} from "../../../records/charts/chart-reading.ts";
import { ChartView } from "../../../records/charts/chart-view.tsx";
import { TabLines } from "../../../records/charts/tab-lines.tsx";
import type { SongPlace } from "../../../records/setlists/song-place.ts";
import { useSongWindows } from "../../../records/songs/song-windows.ts";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import styles from "./song-chart.module.css";

type Part = "lyrics" | "tab";

interface SongProps {
  song: Song;
  /** Of the set list that it was opened from; null for the song by itself. */
  place: SongPlace | null;
}

/** A chart of chords, or the lines of a fretted instrument. */
export function SongTab({ song, place }: SongProps) {
  const text = song.tab ?? "";
  if (isChart(text)) return <ChartPart song={song} place={place} part="tab" text={text} />;
  return (
    <section className={styles.part} aria-label="Tab">
      <div className={styles.tools}>
        <PrintButton song={song} place={place} part="tab" />
      </div>
      <TabLines lines={text.split(/\r\n|\r|\n/)} />
    </section>
  );
}

interface ChartPartProps extends SongProps {
  part: Part;
  text: string;
}

export function ChartPart({ place, ...shown }: ChartPartProps) {
  return place ? <PlacedChart {...shown} place={place} /> : <OwnChart {...shown} place={null} />;
}

function OwnChart(props: ChartPartProps) {
  return <ReadChart {...props} reading={useOwnReading(props.song)} />;
}

function PlacedChart(props: ChartPartProps & { place: SongPlace }) {
  return <ReadChart {...props} reading={usePlacedReading(props.song, props.place)} />;
}

function ReadChart({
  song,
  place,
  part,
  text,
  reading,
}: ChartPartProps & { reading: ChartReading }) {
  return (
    <section className={styles.part} aria-label={part === "lyrics" ? "Lyrics" : "Chart"}>
      <ChartView
        text={text}
        song={song}
        reading={reading}
        end={<PrintButton song={song} place={place} part={part} />}
      />
    </section>
  );
}

function PrintButton({ song, place, part }: SongProps & { part: Part }) {
  const windows = useSongWindows();
  return (
    <IconButton
      label={part === "lyrics" ? "Print lyrics" : "Print chart"}
      onClick={() => windows.print(song, part, place?.setlistId)}
    >
      <IconPrinter aria-hidden />
    </IconButton>
  );
}
