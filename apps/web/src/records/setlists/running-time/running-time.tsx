/**
 * How long a set list runs, to look at: its sets as bars of songs in proportion, breaks hatched, the planned length as a
 * dashed mark, and what that comes to in words.
 */
import { shortSectionName } from "@bandstand/domain/setlist-sections";
import { ENCORE_SECTION } from "@bandstand/domain/setlist-timing";
import { formatDuration } from "@bandstand/domain/duration";
import { Fragment, type ReactNode, useId } from "react";
import styles from "./running-time.module.css";
import {
  type Block,
  type DrawnSetlist,
  type RunningTimeShape,
  runningTimeShape,
} from "./running-time-shape.ts";
import { runningTimeWords } from "./running-time-words.ts";
import { setColour } from "./set-colour.ts";
import { VarianceMark } from "./variance-mark.tsx";

interface RunningTimeProps extends DrawnSetlist {
  /** At the end of its head: what can be done about the length. */
  children?: ReactNode;
}

export function RunningTime({ children, ...drawn }: RunningTimeProps) {
  const { setlist, timing } = drawn;
  const shape = runningTimeShape(drawn);
  const sections = [...timing.sets, timing.encore].filter(({ seconds }) => seconds > 0);
  return (
    <section className={styles.panel} aria-label="Running time">
      <div className={styles.head}>
        <p className={styles.total}>
          <span className={styles.label}>Running time</span> {timing.totalMinutes} min
        </p>
        {timing.variance && <VarianceMark variance={timing.variance} />}
        <p className={styles.sections}>
          {sections.map(({ section, minutes }, index) => {
            const pause = timing.breaks.find(({ after }) => after === section);
            const isCounted = section !== ENCORE_SECTION || setlist.includeEncore;
            const words = `${shortSectionName(section)} ${minutes}`;
            return (
              <Fragment key={section}>
                {index > 0 && " · "}
                <span className={styles.sectionName}>{isCounted ? words : `(${words})`}</span>
                {pause && (
                  <>
                    {" · "}
                    <span className={styles.sectionName}>{pause.minutes} min break</span>
                  </>
                )}
              </Fragment>
            );
          })}
        </p>
        {children !== undefined && <div className={styles.tools}>{children}</div>}
      </div>
      <Track shape={shape} words={runningTimeWords(setlist, timing)} />
      {shape.plan !== null && (
        <p className={styles.planWords}>
          <span
            data-before={shape.plan > 0.5}
            style={
              shape.plan > 0.5
                ? { insetInlineEnd: percent(1 - shape.plan) }
                : { insetInlineStart: percent(shape.plan) }
            }
          >
            plan {setlist.plannedLength} min
          </span>
        </p>
      )}
    </section>
  );
}

function Track({ shape, words }: { shape: RunningTimeShape; words: string }) {
  const hatch = useId();
  return (
    <svg className={styles.track} role="img" aria-label={words}>
      <defs>
        <pattern
          id={hatch}
          className={styles.hatch}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="2" height="6" />
        </pattern>
      </defs>
      {shape.plan !== null && <rect className={styles.room} width={percent(shape.plan)} />}
      {shape.sections.map(({ section, counts, blocks }) => (
        <g
          key={section}
          className={`${styles.section} ${setColour}`}
          data-section={section}
          data-counts={counts}
        >
          {blocks.map((block) => (
            <BlockRect key={`${block.x}`} block={block} hatch={hatch} />
          ))}
        </g>
      ))}
      {shape.bias && <BlockRect block={shape.bias} hatch={hatch} />}
      {shape.plan !== null && (
        <line
          className={styles.planLine}
          x1={percent(shape.plan)}
          x2={percent(shape.plan)}
          y1="0"
          y2="100%"
        />
      )}
    </svg>
  );
}

function BlockRect({ block, hatch }: { block: Block; hatch: string }) {
  const isSong = block.kind === "song";
  return (
    <rect
      className={isSong ? styles.song : styles.pauseBlock}
      data-tempo={isSong ? tempoStep(block.bpm) : undefined}
      x={percent(block.x)}
      width={percent(block.width)}
      fill={isSong ? undefined : `url(#${hatch})`}
    >
      <title>{`${block.title === "" ? UNNAMED[block.kind] : block.title} ${formatDuration(block.seconds)}`}</title>
    </rect>
  );
}

const UNNAMED: Record<Block["kind"], string> = {
  song: "Song",
  break: "Break",
  spoken: "Spoken",
  bias: "Added by hand",
};

/** The quicker, the brighter; a song without a tempo stands in the middle. */
function tempoStep(bpm: number | null): number {
  if (bpm === null || bpm <= 0) return 2;
  return [90, 115, 140].filter((step) => bpm >= step).length;
}

function percent(share: number): string {
  return `${Math.round(share * 100_000) / 1000}%`;
}
