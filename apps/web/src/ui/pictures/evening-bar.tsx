/** How long an imagined evening takes, for drawings: its songs in proportion, one after the other, set by set. */
import styles from "./evening-bar.module.css";

/** Minutes of each song; how strong each is drawn tells its tempo. */
const SETS = [
  { tone: styles.first, songs: [4.2, 3, 3.7, 3.5, 5.1, 3.9, 3.1, 4.4, 3.2, 4, 3.6] },
  { tone: styles.second, songs: [3.5, 4.8, 4.4, 5.2, 3.3, 4.1, 3.9, 5, 3, 3.7, 3.4] },
  { tone: styles.encore, songs: [4, 3.3] },
] as const;

/** Minutes. */
export const EVENING_PLAN = 95;
const SONG_GAP = 0.12;
const SET_GAP = 0.8;

/** @param sounding the song that is being played, from 0 */
export function EveningBar({ sounding }: { sounding?: number }) {
  return (
    <svg
      className={styles.bar}
      viewBox={`0 0 ${EVENING_PLAN} 1`}
      preserveAspectRatio="none"
      focusable="false"
    >
      {songBars().map(({ tone, start, minutes, strength }, place) => (
        <rect
          key={start}
          className={place === sounding ? styles.sounding : tone}
          x={start}
          width={minutes}
          height="1"
          opacity={place === sounding ? 1 : strength}
        />
      ))}
    </svg>
  );
}

interface SongBar {
  tone: string | undefined;
  /** Minutes from the beginning of the evening. */
  start: number;
  minutes: number;
  strength: number;
}

/** One after the other, with a thin gap between songs and a wider one between sets. */
function songBars(): SongBar[] {
  let at = 0;
  return SETS.flatMap(({ tone, songs }) => {
    const bars = songs.map((minutes, place) => {
      const bar = {
        tone,
        start: rounded(at),
        minutes: rounded(minutes - SONG_GAP),
        strength: rounded(0.68 + 0.32 * Math.abs(Math.sin(place * 2.1))),
      };
      at += minutes;
      return bar;
    });
    at += SET_GAP;
    return bars;
  });
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
