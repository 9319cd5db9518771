/** The chord that sounds now, heard from the sound itself, whether or not the whole recording was analysed. */
import {
  ANALYSER_SIZE,
  createLiveChords,
  IDLE_POLL_MS,
  POLL_MS,
} from "@bandstand/audio/analysis/live-chord";
import { useEffect, useRef } from "react";
import { VisuallyHidden } from "../../../ui/marks/visually-hidden.tsx";
import styles from "./live-chord.module.css";
import { useSound, useStudio } from "../session/studio-context.ts";

export function LiveChord() {
  const { sound } = useStudio();
  const isPlaying = useSound((snapshot) => snapshot.isPlaying);
  const readout = useRef<HTMLSpanElement>(null);

  // Past React: ten times a second nothing but a word changes.
  useEffect(() => {
    const chords = createLiveChords(sound.sampleRate);
    const decibels = new Float32Array(ANALYSER_SIZE / 2);
    const listen = (): void => {
      if (!readout.current) return;
      sound.readSpectrum(decibels);
      readout.current.textContent = chords.poll(decibels).label ?? "";
    };
    const timer = setInterval(listen, isPlaying ? POLL_MS : IDLE_POLL_MS);
    return () => clearInterval(timer);
  }, [sound, isPlaying]);

  return (
    <p className={styles.live}>
      <VisuallyHidden>Chord that sounds now: </VisuallyHidden>
      <span ref={readout} className={styles.chord} title="Chord that sounds now" />
    </p>
  );
}
