import { hasAnalysis } from "@bandstand/domain/studio/analysis-settings";
import { takenOver } from "@bandstand/domain/studio/other-recording";
import { IconHistory } from "@tabler/icons-react";
import { Button } from "../../../ui/buttons/button.tsx";
import { Banner } from "../../../ui/states/banner.tsx";
import { analysisFacts } from "../analysis/analysis-facts.ts";
import { useAnalysisState } from "../analysis/use-analysis-state.ts";
import styles from "./other-recording.module.css";
import { useStudio } from "./studio-context.ts";

/** The song has another recording than the one that was analysed. */
export function OtherRecording() {
  const { state, set, analysis } = useStudio();
  const { status } = useAnalysisState();
  const { setAside } = state.settings;
  if (setAside === null || hasAnalysis(state.settings) || status === "running") return null;
  const facts = analysisFacts(setAside, 0);
  return (
    <div className={styles.place}>
      <Banner
        tone="warn"
        icon={<IconHistory aria-hidden />}
        title="These beats and chords were heard in another recording."
        action={
          <div className={styles.actions}>
            <Button size="small" onClick={analysis.start}>
              Analyse
            </Button>
            <Button size="small" onClick={() => set(takenOver(state.settings))}>
              Take them over
            </Button>
          </div>
        }
      >
        {facts.map(({ words }) => words).join(" · ")}
      </Banner>
    </div>
  );
}
