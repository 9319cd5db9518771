import { IconTrendingUp } from "@tabler/icons-react";
import { percent } from "./numbers.ts";
import presets from "../panels/presets.module.css";
import { useStudio } from "../session/studio-context.ts";
import styles from "./trainer-chip.module.css";
import { useTrainerToggle } from "./use-trainer-toggle.ts";

/** "Trainer 70 → 100 %" */
export function TrainerChip() {
  const { state } = useStudio();
  const toggle = useTrainerToggle();
  const { isOn, start, target } = state.settings.trainer;
  const from = Math.round(start * 100);
  return (
    <button
      type="button"
      className={`${presets.preset} ${styles.chip}`}
      aria-pressed={isOn}
      onClick={() => toggle(!isOn)}
    >
      <IconTrendingUp aria-hidden />
      Trainer {from} → {percent(target)}
    </button>
  );
}
