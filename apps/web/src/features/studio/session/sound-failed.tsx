import { IconAlertTriangle } from "@tabler/icons-react";
import type { PlayerProblem } from "../../../records/player/player-state.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { FAILURE_TEXTS } from "./failure-texts.ts";
import styles from "./blocked-notice.module.css";

interface SoundFailedProps {
  problem: PlayerProblem;
  onRetry: () => void;
}

/** The sound broke off in a studio that was open: everything else in it stays. */
export function SoundFailed({ problem, onRetry }: SoundFailedProps) {
  return (
    <p role="alert" className={styles.notice}>
      <IconAlertTriangle aria-hidden />
      <span>
        <strong>Unable to load audio file.</strong> {FAILURE_TEXTS[problem]}
      </span>
      <Button size="small" onClick={onRetry}>
        Try again
      </Button>
    </p>
  );
}
