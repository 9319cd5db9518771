/** Beats a minute: typed, or tapped along. */
import { TEMPO_MAX, TEMPO_MIN, tempoOfTaps, withTap } from "@bandstand/domain/tap-tempo";
import { IconHandFinger } from "@tabler/icons-react";
import { useState } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import type { FieldBinding } from "../../../ui/form-frame/field-binding.ts";
import { WholeNumberField } from "../../../ui/form-frame/whole-number-field.tsx";
import { VisuallyHidden } from "../../../ui/marks/visually-hidden.tsx";
import styles from "./tempo-field.module.css";

const NO_TAPS: readonly number[] = [];

export function TempoField({ field }: { field: FieldBinding<number> }) {
  const [taps, setTaps] = useState(NO_TAPS);
  const tapped = tempoOfTaps(taps);

  function tap(time: number): void {
    const next = withTap(taps, time);
    setTaps(next);
    const tempo = tempoOfTaps(next);
    if (tempo !== null) field.set(tempo);
  }

  return (
    <div className={styles.tempo}>
      <WholeNumberField field={field} label="Tempo" min={TEMPO_MIN} max={TEMPO_MAX} unit="bpm" />
      <Button
        compact
        className={styles.tap}
        icon={<IconHandFinger aria-hidden />}
        aria-label="Tap tempo"
        title="Tap along at least twice"
        // A click comes only when the finger is lifted, which is late and uneven; the keyboard has no other.
        onPointerDown={({ timeStamp }) => tap(timeStamp)}
        onClick={({ detail, timeStamp }) => {
          if (detail === 0) tap(timeStamp);
        }}
      >
        Tap
      </Button>
      <span role="status">
        <VisuallyHidden>{tapped !== null && `${tapped} beats a minute`}</VisuallyHidden>
      </span>
    </div>
  );
}
