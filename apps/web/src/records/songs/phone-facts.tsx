/** Key and tempo of a song above, its length below: as narrow as a row on a phone wants them. */
import { formatDuration } from "@bandstand/domain/duration";
import type { PlayedKey } from "@bandstand/domain/played-key";
import { keyMarks } from "../../ui/marks/key-text.ts";
import { VisuallyHiddenInline } from "../../ui/marks/visually-hidden.tsx";
import styles from "./phone-facts.module.css";

interface PhoneFactsProps {
  song: PlayedKey & { readonly bpm: number | null; readonly seconds: number | null };
}

export function PhoneFacts({ song }: PhoneFactsProps) {
  const { bpm, seconds } = song;
  const marks = keyMarks(song);
  return (
    <div className={styles.facts}>
      <span className={styles.keyAndTempo}>
        {marks !== null && <b>{marks.key}</b>}
        {bpm !== null && (
          <span title={`${bpm} bpm`}>
            {bpm}
            <VisuallyHiddenInline> bpm</VisuallyHiddenInline>
          </span>
        )}
      </span>
      <span>
        {marks !== null && marks.more !== "" && <small>{marks.more} </small>}
        {seconds !== null && seconds > 0 ? formatDuration(seconds) : ""}
      </span>
    </div>
  );
}
