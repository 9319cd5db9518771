/** A song's words or tab on paper, moved and sized as this device shows them. */
import type { Song } from "@bandstand/contracts/songs";
import type { Chart } from "@bandstand/domain/chart/chart";
import { moveChart } from "@bandstand/domain/chart/move-chart";
import { hasTab } from "@bandstand/domain/chart/chart-blocks";
import { isChart, readChart } from "@bandstand/domain/chart/read-chart";
import { songWords } from "@bandstand/domain/chart/song-words";
import { keyAt } from "@bandstand/domain/played-key";
import { IconTextDecrease, IconTextIncrease } from "@tabler/icons-react";
import { CHART_AS_WRITTEN, CHART_LIMITS } from "../../../records/charts/chart-settings.ts";
import {
  type ChartReading,
  useOwnReading,
  usePlacedReading,
} from "../../../records/charts/chart-reading.ts";
import { PlaceLoader } from "../../../records/setlists/place-loader.tsx";
import type { SongPlace } from "../../../records/setlists/song-place.ts";
import { useChartReaders } from "../../../records/charts/use-chart-readers.ts";
import type { PrintedPart } from "../../../records/songs/song-windows.ts";
import { useSong } from "../../../records/songs/song-query.ts";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { TabStays } from "../../../records/charts/tab-stays.tsx";
import { ChartBody } from "../../../records/charts/chart-body.tsx";
import { type ChartShift, chartShift } from "@bandstand/domain/chart/chart-shift";
import { chartFacts } from "../../../records/charts/chart-facts.ts";
import { PrintPage } from "../../../ui/print/print-page.tsx";
import { RecordFailed } from "../../../records/kit/record-failed.tsx";
import { useCurrentWindow } from "../../../ui/windows/window-context.ts";
import { paperLayout, tabColumns } from "../../../records/charts/paper-columns.ts";
import styles from "./song-print.module.css";

interface SongPrintProps {
  songId: number;
  part: PrintedPart;
  /** The set list that it was opened from, whose key and note come onto the paper. */
  setlistId?: number | undefined;
}

export function SongPrint({ songId, part, setlistId }: SongPrintProps) {
  const { data: song, error, refetch } = useSong(songId);
  const current = useCurrentWindow();
  const loading = <div className={styles.skeleton} aria-busy="true" aria-label="Loading" />;
  if (!song) return error ? <RecordFailed error={error} onRetry={() => void refetch()} /> : loading;
  const printed = { song, part, onClose: () => current?.dismiss() };
  if (setlistId === undefined) return <OwnPage {...printed} />;
  return (
    <PlaceLoader songId={songId} setlistId={setlistId} skeleton={loading}>
      {(found) =>
        found ? <PlacedPage {...printed} place={found.place} /> : <OwnPage {...printed} />
      }
    </PlaceLoader>
  );
}

interface PrintedSong {
  song: Song;
  part: PrintedPart;
  onClose: () => void;
}

function OwnPage(printed: PrintedSong) {
  return <SongPage {...printed} reading={useOwnReading(printed.song)} place={null} />;
}

function PlacedPage(printed: PrintedSong & { place: SongPlace }) {
  return <SongPage {...printed} reading={usePlacedReading(printed.song, printed.place)} />;
}

interface SongPageProps extends PrintedSong {
  reading: ChartReading;
  place: SongPlace | null;
}

function SongPage({ song, part, reading, place, onClose }: SongPageProps) {
  const { settings, change } = reading;
  const { size } = settings;
  const readers = useChartReaders();
  const text = (part === "lyrics" ? songWords(song, readers).text : song.tab) ?? "";
  return (
    <PrintPage
      label={`Print ${song.title}`}
      onClose={onClose}
      tools={
        <>
          <IconButton
            label="Smaller text"
            unavailable={size <= CHART_LIMITS.smallest ? "It is as small as it gets" : undefined}
            onClick={() => change({ size: size - 1 })}
          >
            <IconTextDecrease aria-hidden />
          </IconButton>
          <IconButton
            label="Larger text"
            unavailable={size >= CHART_LIMITS.largest ? "It is as large as it gets" : undefined}
            onClick={() => change({ size: size + 1 })}
          >
            <IconTextIncrease aria-hidden />
          </IconButton>
        </>
      }
    >
      <article className={styles.song} data-size={size}>
        {part === "lyrics" || isChart(text) ? (
          <ChartOnPaper song={song} text={text} reading={reading} place={place} />
        ) : (
          <>
            <SongHead
              song={song}
              place={place}
              shift={chartShift(tabAsChart(text), CHART_AS_WRITTEN, song)}
            />
            <ChartBody
              chart={tabAsChart(text)}
              chords
              size={size}
              paperColumns={tabColumns(size)}
            />
          </>
        )}
        {text.trim() === "" && <p>{part === "lyrics" ? "No lyrics" : "No tab"}</p>}
      </article>
    </PrintPage>
  );
}

/** As it was typed, whatever it holds. */
function tabAsChart(text: string): Chart {
  const lines = text.split(/\r\n|\r|\n/).map((line) => ({ kind: "verbatim" as const, text: line }));
  return { meta: [], sections: [{ kind: "", label: null, lines }] };
}

interface ChartOnPaperProps extends Omit<SongPageProps, "part" | "onClose"> {
  text: string;
}

function ChartOnPaper({ song, text, reading, place }: ChartOnPaperProps) {
  const { settings } = reading;
  const written = readChart(text, useChartReaders());
  const shift = reading.shiftOf(written, song);
  const chart = moveChart(written, shift.semitones, song.songkey);
  const { columns, tight } = paperLayout(chart, settings);
  return (
    <>
      <SongHead song={song} place={place} shift={shift} />
      {shift.semitones !== 0 && hasTab(chart) && <TabStays />}
      <div className={styles.columns} data-columns={columns} data-tight={tight || undefined}>
        <ChartBody
          chart={chart}
          chords={settings.chords}
          size={settings.size}
          paperColumns={tabColumns(settings.size)}
        />
      </div>
    </>
  );
}

interface SongHeadProps {
  song: Song;
  place: SongPlace | null;
  shift: ChartShift;
}

function SongHead({ song, place, shift }: SongHeadProps) {
  const { songkey } = place ? keyAt(place, song) : song;
  const facts = chartFacts({ songkey, bpm: song.bpm }, shift);
  return (
    <header className={styles.head}>
      <h1>{song.title}</h1>
      <p>{song.artist}</p>
      {facts.length > 0 && <p className={styles.facts}>{facts.join(" · ")}</p>}
      {place !== null && place.note !== null && <p className={styles.note}>{place.note}</p>}
    </header>
  );
}
