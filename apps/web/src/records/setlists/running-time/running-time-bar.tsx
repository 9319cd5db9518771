/** The picture alone, for a card: each song a block, each set in its colour, the plan as a mark. */
import styles from "./running-time.module.css";
import { setColour } from "./set-colour.ts";
import { type Block, type DrawnSetlist, runningTimeShape } from "./running-time-shape.ts";
import { runningTimeWords } from "./running-time-words.ts";

const WIDTH = 1000;
const HEIGHT = 10;

export function RunningTimeBar(drawn: DrawnSetlist) {
  const { sections, bias, plan } = runningTimeShape(drawn);
  return (
    <svg
      className={styles.slim}
      role="img"
      aria-label={runningTimeWords(drawn.setlist, drawn.timing)}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
    >
      {sections.map(({ section, counts, blocks }) => (
        <g
          key={section}
          className={`${styles.section} ${setColour}`}
          data-section={section}
          data-counts={counts}
        >
          <path className={styles.songs} d={boxes(blocks.filter(({ kind }) => kind === "song"))} />
          <path className={styles.pause} d={lines(blocks.filter(({ kind }) => kind !== "song"))} />
        </g>
      ))}
      {bias && <path className={styles.pause} d={lines([bias])} />}
      {plan !== null && (
        <path className={styles.planLine} d={`M${plan * WIDTH} -${HEIGHT / 2}V${HEIGHT * 1.5}`} />
      )}
    </svg>
  );
}

function boxes(blocks: readonly Block[]): string {
  return blocks.map(({ x, width }) => box(x, width, HEIGHT)).join("");
}

/** Lower than songs: hatching would blur when it is as small as that. */
function lines(blocks: readonly Block[]): string {
  return blocks.map(({ x, width }) => box(x, width, HEIGHT / 4)).join("");
}

function box(x: number, width: number, height: number): string {
  const [left, across] = [rounded(x * WIDTH), rounded(width * WIDTH)];
  return `M${left} ${(HEIGHT - height) / 2}h${across}v${height}h-${across}z`;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
