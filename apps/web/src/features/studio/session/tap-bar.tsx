/** What is told by ear, one tap after another: where lines begin, or beats. */
import { IconArrowBackUp, IconCheck, IconHandClick } from "@tabler/icons-react";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import styles from "./tap-bar.module.css";
import { useTapKey } from "./use-tap-key.ts";

/** A button: why it cannot be pressed, where it cannot. */
interface Act {
  label: string;
  unavailable: string | undefined;
  onPress: () => void;
}

interface TapBarProps {
  /** What is tapped, for screen readers. */
  label: string;
  /** What a tap does, as `?` lists it. */
  keyLabel: string;
  tap: Act;
  back: Act;
  hint: string;
  onDone: () => void;
}

export function TapBar({ label, keyLabel, tap, back, hint, onDone }: TapBarProps) {
  const button = useRef<HTMLButtonElement>(null);
  useTapKey(button, { label: keyLabel, onTap: tap.onPress });
  // So that Space and Enter tap, too.
  useEffect(() => button.current?.focus(), []);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== "Escape") return;
    // The window shall not close with it.
    event.preventDefault();
    onDone();
  }

  return (
    <div className={styles.tap} role="group" aria-label={label} onKeyDown={onKeyDown}>
      <Button
        icon={<IconArrowBackUp aria-hidden />}
        unavailable={back.unavailable}
        onClick={back.onPress}
      >
        {back.label}
      </Button>
      <Button
        ref={button}
        kind="main"
        size="large"
        wide
        icon={<IconHandClick aria-hidden />}
        aria-keyshortcuts="T"
        unavailable={tap.unavailable}
        onClick={tap.onPress}
      >
        {tap.label}
      </Button>
      <Button kind="plain" icon={<IconCheck aria-hidden />} onClick={onDone}>
        Done
      </Button>
      <p className={styles.hint} aria-live="polite">
        {hint}
      </p>
    </div>
  );
}
