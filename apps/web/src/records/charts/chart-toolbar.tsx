/** Moves a chart, sets its capo and its size. Where there are no chords only the size can be set. */
import { formatKey, type Key, transposeKey } from "@bandstand/domain/chart/key";
import {
  IconArrowBackUp,
  IconLetterCase,
  IconMinus,
  IconMusic,
  IconPlus,
  IconTextDecrease,
  IconTextIncrease,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import { CHART_AS_WRITTEN, CHART_LIMITS, type ChartSettings } from "./chart-settings.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import { VisuallyHiddenInline } from "../../ui/marks/visually-hidden.tsx";
import { Popover } from "../../ui/popover/popover.tsx";
import { type ChartShift, shapesKey } from "@bandstand/domain/chart/chart-shift";
import styles from "./chart-toolbar.module.css";
import { chordName } from "@bandstand/domain/chart/chord-name";

interface ChartToolbarProps {
  shift: ChartShift;
  settings: ChartSettings;
  onChange: (change: Partial<ChartSettings>) => void;
  /** What else is done with the chart: printing it. */
  end?: ReactNode;
}

const FRETS = Array.from({ length: CHART_LIMITS.capo + 1 }, (_, fret) => fret);

export function ChartToolbar(props: ChartToolbarProps) {
  const { shift, settings, onChange, end } = props;
  const { written } = shift;
  const { chords } = settings;
  const changed =
    settings.transpose !== CHART_AS_WRITTEN.transpose || settings.capo !== CHART_AS_WRITTEN.capo;
  return (
    <div className={styles.toolbar} role="group" aria-label="Chart">
      <div className={styles.moves}>
        {written !== null && (
          <>
            <Transpose {...props} written={written} />
            <label className={styles.capo}>
              <VisuallyHiddenInline>Capo</VisuallyHiddenInline>
              <select
                value={shift.capo}
                onChange={(event) => onChange({ capo: Number(event.currentTarget.value) })}
              >
                {FRETS.map((fret) => (
                  <option key={fret} value={fret}>
                    {fret === 0
                      ? "No capo"
                      : `Capo ${fret} · ${chordName(shapesKey(written, shift, fret))} shapes`}
                  </option>
                ))}
              </select>
            </label>
            <Button
              compact
              kind={chords ? "plain" : "quiet"}
              aria-pressed={chords}
              icon={<IconMusic aria-hidden />}
              onClick={() => onChange({ chords: !chords })}
            >
              Chords
            </Button>
            {changed && (
              <IconButton label="As written" onClick={() => onChange({ transpose: 0, capo: null })}>
                <IconArrowBackUp aria-hidden />
              </IconButton>
            )}
          </>
        )}
      </div>
      <div className={styles.end}>
        <Popover
          place="beside"
          label="Text size"
          buttonLabel="Text size"
          buttonClass={styles.size}
          button={<IconLetterCase aria-hidden />}
        >
          {() => <TextSize {...props} />}
        </Popover>
        {end}
      </div>
    </div>
  );
}

function TextSize({ settings: { size }, onChange }: ChartToolbarProps) {
  return (
    <div className={styles.pair} role="group" aria-label="Text size">
      <IconButton
        label="Smaller text"
        unavailable={size <= CHART_LIMITS.smallest ? "It is as small as it gets" : undefined}
        onClick={() => onChange({ size: size - 1 })}
      >
        <IconTextDecrease aria-hidden />
      </IconButton>
      <IconButton
        label="Larger text"
        unavailable={size >= CHART_LIMITS.largest ? "It is as large as it gets" : undefined}
        onClick={() => onChange({ size: size + 1 })}
      >
        <IconTextIncrease aria-hidden />
      </IconButton>
    </div>
  );
}

function Transpose(props: ChartToolbarProps & { written: Key }) {
  const { written, shift, settings, onChange } = props;
  const { transpose } = settings;
  const move = (by: number) => {
    const next = transpose + by;
    // Twelve semitones are none: going on leads round.
    onChange({ transpose: Math.abs(next) > CHART_LIMITS.transpose ? 0 : next });
  };
  return (
    <div className={styles.pair} role="group" aria-label="Transpose">
      <IconButton label="Transpose down" onClick={() => move(-1)}>
        <IconMinus aria-hidden />
      </IconButton>
      <output className={styles.key} aria-label="Key">
        {chordName(formatKey(transposeKey(written, shift.sounding)))}
        {transpose !== 0 && <small>{transpose > 0 ? `+${transpose}` : `−${-transpose}`}</small>}
      </output>
      <IconButton label="Transpose up" onClick={() => move(1)}>
        <IconPlus aria-hidden />
      </IconButton>
    </div>
  );
}
