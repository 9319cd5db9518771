/** A song's words or tab on paper, moved and sized as this device shows them. */
import type { Song } from "@bandstand/contracts/songs";
import type { Chart } from "@bandstand/domain/chart/chart";
import { moveChart } from "@bandstand/domain/chart/move-chart";
import { isChart, readChart } from "@bandstand/domain/chart/read-chart";
import { IconTextDecrease, IconTextIncrease } from "@tabler/icons-react";
import { CHART_AS_WRITTEN, CHART_LIMITS } from "../../../records/charts/chart-settings.ts";
import { useChartSettings } from "../../../records/charts/chart-settings-context.ts";
import { useChartReaders } from "../../../records/charts/use-chart-readers.ts";
import type { PrintedPart } from "../../../records/songs/song-windows.ts";
import { useSong } from "../../../records/songs/song-query.ts";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { ChartBody } from "../../../records/charts/chart-body.tsx";
import { type ChartShift, chartShift, shapesKey } from "@bandstand/domain/chart/chart-shift";
import { chordName } from "@bandstand/domain/chart/chord-name";
import { keyText } from "../../../ui/marks/key-text.ts";
import { PrintPage } from "../../../ui/print/print-page.tsx";
import { RecordFailed } from "../../../records/kit/record-failed.tsx";
import { useCurrentWindow } from "../../../ui/windows/window-context.ts";
import { paperLayout, tabColumns } from "./paper-columns.ts";
import styles from "./song-print.module.css";

interface SongPrintProps {
  songId: number;
  part: PrintedPart;
}

export function SongPrint({ songId, part }: SongPrintProps) {
  const { data: song, error, refetch } = useSong(songId);
  const current = useCurrentWindow();
  if (song) return <SongPage song={song} part={part} onClose={() => current?.dismiss()} />;
  return error ? (
    <RecordFailed error={error} onRetry={() => void refetch()} />
  ) : (
    <div className={styles.skeleton} aria-busy="true" aria-label="Loading" />
  );
}

interface SongPageProps {
  song: Song;
  part: PrintedPart;
  onClose: () => void;
}

function SongPage({ song, part, onClose }: SongPageProps) {
  const [settings, change] = useChartSettings(song);
  const { size } = settings;
  const text = song[part] ?? "";
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
          <ChartOnPaper song={song} text={text} />
        ) : (
          <>
            <SongHead song={song} shift={chartShift(tabAsChart(text), CHART_AS_WRITTEN, song)} />
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

function ChartOnPaper({ song, text }: { song: Song; text: string }) {
  const [settings] = useChartSettings(song);
  const written = readChart(text, useChartReaders());
  const shift = chartShift(written, settings, song);
  const chart = moveChart(written, shift.semitones, song.songkey);
  const { columns, tight } = paperLayout(chart, settings);
  return (
    <>
      <SongHead song={song} shift={shift} />
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
  shift: ChartShift;
}

function SongHead({ song, shift }: SongHeadProps) {
  const { written, capo } = shift;
  // As it sounds on the paper.
  const key = written === null ? song.songkey : shapesKey(written, shift, 0);
  const shapes =
    written === null ? "" : ` (play in ${chordName(keyText(shapesKey(written, shift, capo)))})`;
  const facts = [
    key === null ? "" : `Key ${chordName(keyText(key))}`,
    capo === 0 ? "" : `Capo ${capo}${shapes}`,
    song.bpm === null ? "" : `${song.bpm} bpm`,
  ].filter((fact) => fact !== "");
  return (
    <header className={styles.head}>
      <h1>{song.title}</h1>
      <p>{song.artist}</p>
      {facts.length > 0 && <p className={styles.facts}>{facts.join(" · ")}</p>}
    </header>
  );
}
