/** How the words are read here, and the way to place them. */
import {
  IconEraser,
  IconHandClick,
  IconMusic,
  IconTextDecrease,
  IconTextIncrease,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import { CHART_LIMITS } from "../../../records/charts/chart-settings.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import type { SongChart } from "./use-song-chart.ts";
import styles from "./words.module.css";

interface WordsToolsProps {
  song: SongChart;
  hasTimes: boolean;
  onClear: () => void;
  /** Null where there is nothing to place, or it is being placed. */
  onTap: (() => void) | null;
  children?: ReactNode;
}

const FRETS = Array.from({ length: CHART_LIMITS.capo + 1 }, (_, fret) => fret);

export function WordsTools({ song, hasTimes, onClear, onTap, children }: WordsToolsProps) {
  const { capo, settings, change } = song;
  const { size, chords } = settings;
  return (
    <div className={styles.tools} role="group" aria-label="Words tools">
      {song.hasChords && (
        <>
          <Button
            compact
            size="small"
            kind={chords ? "plain" : "quiet"}
            aria-pressed={chords}
            icon={<IconMusic aria-hidden />}
            onClick={() => change({ chords: !chords })}
          >
            Chords
          </Button>
          <select
            className={styles.capo}
            aria-label="Capo"
            value={capo}
            onChange={(event) => change({ capo: Number(event.currentTarget.value) })}
          >
            {FRETS.map((fret) => (
              <option key={fret} value={fret}>
                {fret === 0 ? "No capo" : `Capo ${fret}`}
              </option>
            ))}
          </select>
        </>
      )}
      <IconButton
        size="small"
        label="Smaller words"
        unavailable={size <= CHART_LIMITS.smallest ? "They are as small as they go" : undefined}
        onClick={() => change({ size: size - 1 })}
      >
        <IconTextDecrease aria-hidden />
      </IconButton>
      <IconButton
        size="small"
        label="Larger words"
        unavailable={size >= CHART_LIMITS.largest ? "They are as large as they go" : undefined}
        onClick={() => change({ size: size + 1 })}
      >
        <IconTextIncrease aria-hidden />
      </IconButton>
      <div className={styles.end}>
        {hasTimes && (
          <Button
            compact
            size="small"
            kind="quiet"
            icon={<IconEraser aria-hidden />}
            onClick={onClear}
          >
            Clear times
          </Button>
        )}
        {onTap !== null && (
          <Button
            compact
            size="small"
            kind="plain"
            icon={<IconHandClick aria-hidden />}
            onClick={onTap}
          >
            Tap along
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}
