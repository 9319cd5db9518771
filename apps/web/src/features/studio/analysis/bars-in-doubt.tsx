/** "Beats to the bar?", where the analysis was not sure of them: one press says how many, and those that are shown may be right. */
import { Button } from "../../../ui/buttons/button.tsx";
import { useStudio } from "../session/studio-context.ts";
import styles from "./bars-in-doubt.module.css";
import { DOUBTED_METRES, inMetre, type Metre, savedAnalysis } from "./saved-analysis.ts";

export function BarsInDoubt() {
  const { state, analysis, room } = useStudio();
  const { settings } = state;
  const counted = savedAnalysis(settings);
  if (counted === null || !settings.barsInDoubt) return null;
  const say = (metre: Metre): void => {
    const said = inMetre(settings, metre);
    if (said) analysis.correct(said);
  };
  return (
    <div
      className={styles.bars}
      data-little={room === "phone" || undefined}
      role="group"
      aria-label="Beats to the bar"
    >
      <span className={styles.doubt}>Beats to the bar?</span>
      {DOUBTED_METRES.map((metre) => {
        const isTaken = isAsMany(counted, metre);
        return (
          <Button
            key={metre.timeSignature}
            kind={isTaken ? "plain" : "quiet"}
            size="small"
            aria-pressed={isTaken}
            onClick={() => say(isTaken ? counted : metre)}
          >
            {isDotted(metre) ? metre.timeSignature : String(metre.beatsPerBar)}
          </Button>
        );
      })}
    </div>
  );
}

/** Two may be those of 6/8 as well as of 2/4. */
function isAsMany(one: Metre, other: Metre): boolean {
  return one.beatsPerBar === other.beatsPerBar && isDotted(one) === isDotted(other);
}

function isDotted({ timeSignature }: Metre): boolean {
  return timeSignature === "12/8";
}
