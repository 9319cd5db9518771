/** Placing lines by ear: at each tap the next line of the words begins. */
import { IconArrowBackUp, IconCheck, IconHandClick } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { useMouse } from "../../../ui/list-frame/use-mouse.ts";
import { useTapKey } from "./use-tap-key.ts";
import styles from "./words.module.css";

interface TapBarProps {
  /** The line that is placed next, from 0. */
  next: number;
  count: number;
  isPlaying: boolean;
  onTap: () => void;
  onBack: () => void;
  onDone: () => void;
}

export function TapBar({ next, count, isPlaying, onTap, onBack, onDone }: TapBarProps) {
  const mouse = useMouse();
  const isOver = next >= count;
  const button = useRef<HTMLButtonElement>(null);
  useTapKey(button, onTap);
  // So that Space and Enter tap, too.
  useEffect(() => button.current?.focus(), []);
  return (
    <div className={styles.tap} role="group" aria-label="Tap along">
      <Button
        icon={<IconArrowBackUp aria-hidden />}
        unavailable={next === 0 ? "No line is placed yet" : undefined}
        onClick={onBack}
      >
        Back one line
      </Button>
      <Button
        ref={button}
        kind="main"
        size="large"
        wide
        icon={<IconHandClick aria-hidden />}
        aria-keyshortcuts="T"
        unavailable={isOver ? "Play again, or press a line to tap from there" : undefined}
        onClick={onTap}
      >
        {isOver ? "Every line is placed" : `Line ${next + 1} of ${count} starts now`}
      </Button>
      <Button kind="plain" icon={<IconCheck aria-hidden />} onClick={onDone}>
        Done
      </Button>
      <p className={styles.hint} aria-live="polite">
        {hintOf(isPlaying, mouse)}
      </p>
    </div>
  );
}

/** Of the key only where there are keys. */
function hintOf(isPlaying: boolean, hasKeys: boolean): string {
  if (isPlaying)
    return `Tap${hasKeys ? ", or press T," : ""} when a line begins. Press a line to tap from there.`;
  return `Play the song, then tap${hasKeys ? " or press T" : ""} when each line begins.`;
}
