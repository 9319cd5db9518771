/** Where the recording is, and of how much; a press asks where it shall be. */
import { type FocusEvent, useRef, useState } from "react";
import { clock } from "./numbers.ts";
import { PlayheadPopup } from "./playhead-popup.tsx";
import styles from "./playhead.module.css";
import { useSound } from "../session/studio-context.ts";
import { usePlayPosition } from "./use-play-position.ts";

export function Playhead() {
  const duration = useSound((sound) => sound.duration);
  const readout = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isAsking, setAsking] = useState(false);
  usePlayPosition((position) => {
    if (readout.current) readout.current.textContent = clock(position);
  });

  function close(): void {
    setAsking(false);
    button.current?.focus();
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
    if (!currentTarget.contains(relatedTarget)) setAsking(false);
  }

  return (
    <div className={styles.place} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className={styles.time}
        aria-haspopup="dialog"
        aria-expanded={isAsking}
        title="Set the playhead"
        onClick={() => setAsking(!isAsking)}
      >
        <span className={styles.now} ref={readout} />
        <span className={styles.whole}> / {clock(duration).slice(0, -2)}</span>
      </button>
      {isAsking && <PlayheadPopup onClose={close} />}
    </div>
  );
}
