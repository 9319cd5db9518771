/** The chord that sounds now, over its cell of the lane: readable even where the cell is narrower than its name. */
import { percentOf } from "./scale.ts";
import { chordAt, type ShownChord } from "./chord-cells.ts";
import { laneChord } from "./lane-chord.ts";
import type { WaveformView, View } from "./waveform-view.ts";
import styles from "./studio-waveform.module.css";
import { useMotion } from "./use-motion.ts";

interface CurrentChordProps {
  view: WaveformView;
  chords: readonly ShownChord[];
}

export function CurrentChord({ view, chords }: CurrentChordProps) {
  return <div ref={useMotion(view, moverOf(chords))} className={styles.now} aria-hidden="true" />;
}

function moverOf(chords: readonly ShownChord[]) {
  const times = chords.map(({ time }) => time);
  let shown: number | null = null;
  return (element: HTMLDivElement, { playhead, duration }: View): void => {
    const at = chordAt(times, playhead);
    if (at === shown) return;
    shown = at;
    const chord = chords[at];
    element.hidden = chord === undefined;
    if (chord === undefined) return;
    const end = times[at + 1] ?? duration;
    element.textContent = laneChord(chord.label);
    element.style.insetInlineStart = percentOf(chord.time, duration);
    element.style.inlineSize = percentOf(end - chord.time, duration);
  };
}
