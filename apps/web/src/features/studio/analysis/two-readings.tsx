/** "Two readings: 80 or 160", where the analysis was in doubt: one press takes the other. */
import { Button } from "../../../ui/buttons/button.tsx";
import { useStudio } from "../session/studio-context.ts";
import { readingNames } from "./reading-names.ts";
import { otherwise } from "./saved-analysis.ts";
import styles from "./analysis-chips.module.css";

export function TwoReadings() {
  const { state, analysis, room } = useStudio();
  const names = readingNames(state.settings);
  if (names === null) return null;
  const take = (): void => {
    const other = otherwise(state.settings);
    if (other) analysis.correct(other);
  };
  return (
    <div className={styles.readings} role="group" aria-label="Two readings of the beats">
      {room !== "phone" && <span className={styles.doubt}>Two readings:</span>}
      {names.map(({ words, isTaken }) => (
        <Button
          key={words}
          kind={isTaken ? "plain" : "quiet"}
          size="small"
          aria-pressed={isTaken}
          aria-keyshortcuts={isTaken ? undefined : "R"}
          onClick={() => {
            if (!isTaken) take();
          }}
        >
          {words}
        </Button>
      ))}
    </div>
  );
}
