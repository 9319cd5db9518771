import { useId } from "react";
import track from "../../../ui/native-fields/switch-track.module.css";
import styles from "./toggle.module.css";

interface ToggleProps {
  label: string;
  isOn: boolean;
  /** Its name stands beside it; otherwise it is visually hidden. */
  words?: boolean;
  /** Why it cannot be switched now. */
  unavailable?: string | undefined;
  onToggle: (isOn: boolean) => void;
}

/** A switch that works at once. */
export function Toggle({ label, isOn, words = false, unavailable, onToggle }: ToggleProps) {
  const id = useId();
  return (
    <label className={styles.toggle} title={unavailable ?? (words ? undefined : label)}>
      <input
        type="checkbox"
        role="switch"
        className={`${track.track} ${track.small}`}
        aria-label={words ? undefined : label}
        aria-checked={isOn}
        aria-describedby={unavailable === undefined ? undefined : id}
        aria-disabled={unavailable !== undefined || undefined}
        checked={isOn}
        onChange={(event) => {
          if (unavailable === undefined) onToggle(event.currentTarget.checked);
        }}
        // Space plays in a studio.
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          if (unavailable === undefined) onToggle(!isOn);
        }}
      />
      {words && label}
      {unavailable !== undefined && (
        <span id={id} hidden>
          {unavailable}
        </span>
      )}
    </label>
  );
}
