/** The words of the song beside its sound: they scroll with it, and are placed by tapping along. */
import type { Song } from "@bandstand/contracts/songs";
import type { TimedLine } from "@bandstand/domain/studio/settings";
import { lineTimes, placeLine, withoutLine } from "@bandstand/domain/studio/timed-lines";
import { type ReactNode, useState } from "react";
import { useSong } from "../../../records/songs/song-query.ts";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";
import { describeError } from "../../../ui/states/describe-error.ts";
import { EmptyState } from "../../../ui/states/empty-state.tsx";
import { PanelSkeleton } from "../../../ui/states/skeletons.tsx";
import type { ShownChord } from "../waveform/chord-cells.ts";
import { TapLines } from "./tap-lines.tsx";
import { useCurrentLine } from "./use-current-line.ts";
import { useSongChart } from "./use-song-chart.ts";
import { useSoundingChord } from "./use-sounding-chord.ts";
import { WordsLines } from "./words-lines.tsx";
import { WordsTools } from "./words-tools.tsx";
import styles from "./words.module.css";

interface StudioWordsProps {
  songId: number;
  /** Seconds. */
  duration: number;
  position: () => number;
  isPlaying: boolean;
  /** Semitones that sound above the recording. */
  shift: number;
  /** The chords of the recording, as they are played to what sounds. */
  heard: readonly ShownChord[];
  timedLines: readonly TimedLine[];
  onTimedLines: (timed: readonly TimedLine[]) => void;
  onSeek: (time: number) => void;
  /** At the end of the tools. */
  children?: ReactNode;
}

export function StudioWords({ songId, ...props }: StudioWordsProps) {
  const { data: song, error } = useSong(songId);
  if (song) return <Words song={song} {...props} />;
  if (error)
    return <EmptyState title="No words to show">{describeError(error).message}</EmptyState>;
  return <PanelSkeleton />;
}

type WordsProps = Omit<StudioWordsProps, "songId"> & { song: Song };

function Words({ song, ...props }: WordsProps) {
  const { duration, position, isPlaying, shift, heard, onSeek, children } = props;
  const { timedLines, onTimedLines } = props;
  const read = useSongChart(song, shift);
  const count = read?.chart.count ?? 0;
  const times = lineTimes(timedLines, count, duration);
  const current = useCurrentLine(times, position);
  const sounding = useSoundingChord({
    chart: read?.chart ?? null,
    line: timedLines.length > 0 ? current : -1,
    times,
    duration,
    heard,
    position,
  });
  const [next, setNext] = useState<number | null>(null);
  const notify = useNotify();
  if (read === null) {
    return (
      <EmptyState title="No words yet">
        Lyrics or a chart that you add to the song scroll along here as it plays.
      </EmptyState>
    );
  }
  const hasTimes = timedLines.length > 0;

  const tap = (): void => {
    if (next === null || next >= count) return;
    onTimedLines(placeLine(timedLines, { line: next, time: position() }));
    setNext(next + 1);
  };
  const back = (): void => {
    if (next === null || next === 0) return;
    onTimedLines(withoutLine(timedLines, next - 1));
    setNext(next - 1);
  };
  const clear = (): void => {
    onTimedLines([]);
    notify.info({
      title: "The times of the lines are cleared.",
      action: { label: "Undo", run: () => onTimedLines(timedLines) },
    });
  };
  return (
    <div className={styles.room}>
      <WordsTools
        song={read}
        hasTimes={hasTimes}
        onClear={clear}
        onTap={next === null && count > 0 ? () => setNext(hasTimes ? current + 1 : 0) : null}
      >
        {children}
      </WordsTools>
      <WordsLines
        chart={read.chart}
        chords={read.settings.chords}
        size={read.settings.size}
        times={times}
        isGuess={!hasTimes}
        current={current}
        sounding={sounding}
        next={next}
        onPick={(line) => (next === null ? onSeek(times[line] ?? 0) : setNext(line))}
      />
      {next !== null && (
        <TapLines
          next={next}
          count={count}
          isPlaying={isPlaying}
          onTap={tap}
          onBack={back}
          onDone={() => setNext(null)}
        />
      )}
    </div>
  );
}
