/** What the analysis found, as chips: 128 bpm, E major, 4/4. */
import { IconAdjustments } from "@tabler/icons-react";
import { soundingShift } from "@bandstand/domain/studio/shown-chords";
import { MenuButton } from "../../../ui/menu/menu-button.tsx";
import { ChordsToChart } from "../chart/chords-to-chart.tsx";
import { useSound, useStudio } from "../session/studio-context.ts";
import styles from "./analysis-chips.module.css";
import { analysisFacts } from "./analysis-facts.ts";
import { TwoReadings } from "./two-readings.tsx";
import { useAnalysisState } from "./use-analysis-state.ts";
import { CORRECT, useCorrections } from "./use-corrections.ts";

export function AnalysisChips() {
  const { song, state, room } = useStudio();
  const duration = useSound((sound) => sound.duration);
  const { status } = useAnalysisState();
  const corrections = useCorrections();
  // There they are in the menu of the studio.
  const isPhone = room === "phone";
  if (state.settings.analysisResults === null || status === "running") return null;
  return (
    <div className={styles.chips} data-little={isPhone || undefined}>
      <ul className={styles.facts} aria-label="Heard in the recording">
        {analysisFacts(state.settings, soundingShift(state.settings)).map(({ name, words }) => (
          <li key={name} className={styles.fact} title={name}>
            {words}
          </li>
        ))}
      </ul>
      <TwoReadings />
      {!isPhone && (
        <MenuButton label={CORRECT} size="small" groups={corrections}>
          <IconAdjustments aria-hidden />
        </MenuButton>
      )}
      <ChordsToChart songId={song.id} analysed={state.settings} duration={duration} />
    </div>
  );
}
