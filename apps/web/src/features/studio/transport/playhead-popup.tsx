import { parsePlayhead, PLAYHEAD_HINT } from "@bandstand/domain/studio/playhead";
import { type KeyboardEvent, useId, useState } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { clock } from "./numbers.ts";
import styles from "./playhead.module.css";
import { useSound, useStudio } from "../session/studio-context.ts";

export function PlayheadPopup({ onClose }: { onClose: () => void }) {
  const { sound, seek } = useStudio();
  const duration = useSound((snapshot) => snapshot.duration);
  const [text, setText] = useState(() => clock(sound.position()));
  const id = useId();
  const time = parsePlayhead(text, duration);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== "Escape") return;
    // The window shall not close with it.
    event.preventDefault();
    onClose();
  }

  return (
    <form
      className={styles.popup}
      role="dialog"
      aria-label="Set the playhead"
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        if (time === null) return;
        seek(time);
        onClose();
      }}
    >
      <label htmlFor={id}>Time</label>
      <div className={styles.row}>
        <input
          id={id}
          className={styles.input}
          // The popup is there to be typed into.
          autoFocus
          inputMode="decimal"
          autoComplete="off"
          value={text}
          aria-invalid={time === null}
          aria-describedby={`${id}hint`}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button
          type="submit"
          kind="main"
          unavailable={time === null ? `From 0 to ${clock(duration)}` : undefined}
        >
          Set
        </Button>
      </div>
      <p id={`${id}hint`} className={styles.hint}>
        {PLAYHEAD_HINT}
      </p>
    </form>
  );
}
