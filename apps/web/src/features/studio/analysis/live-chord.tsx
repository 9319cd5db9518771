/** The chord that sounds now, heard from the sound itself: for recordings that have no lane of chords. */
import {
  ANALYSER_SIZE,
  createLiveChords,
  IDLE_POLL_MS,
  POLL_MS,
} from "@bandstand/audio/analysis/live-chord";
import { useEffect, useRef } from "react";
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
      // A panel that was opened once stays where it is, unseen.
      if (readout.current?.checkVisibility() !== true) return;
      sound.readSpectrum(decibels);
      readout.current.textContent = chords.poll(decibels).label ?? "";
    };
    const timer = setInterval(listen, isPlaying ? POLL_MS : IDLE_POLL_MS);
    return () => clearInterval(timer);
  }, [sound, isPlaying]);

  return (
    <p className={styles.live}>
      <span>Chord that sounds now</span>
      <span ref={readout} className={styles.chord} />
    </p>
  );
}
