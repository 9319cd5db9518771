/** What stands in the lane of the chords while there are none: how far they are found, or the button that finds them. */
import { hasAnalysis } from "@bandstand/domain/studio/analysis-settings";
import { IconEar, IconX } from "@tabler/icons-react";
import type { PointerEvent } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { ProgressBar } from "../../../ui/progress/progress-bar.tsx";
import { describeError } from "../../../ui/states/describe-error.ts";
import { useStudio } from "../session/studio-context.ts";
import styles from "./analysis-lane.module.css";
import { analysisWords } from "./analysis-words.ts";
import { useAnalysisState } from "./use-analysis-state.ts";
import { useBeginning } from "./use-beginning.ts";

/** Whether there is anything for the lane to say. */
export function useHasLane(): boolean {
  const { status } = useAnalysisState();
  const { settings } = useStudio().state;
  // The notice of another recording offers it then.
  return status === "running" || (!hasAnalysis(settings) && settings.setAside === null);
}

/** @param isDrawn the waveform stands */
export function AnalysisLane({ isDrawn }: { isDrawn: boolean }) {
  const { analysis } = useStudio();
  const state = useAnalysisState();
  const isAbout = useBeginning(isDrawn);
  const isRunning = state.status === "running";
  const share = isRunning ? state.share : null;
  return (
    <div className={styles.lane} onPointerDown={leaveWaveform}>
      {isRunning || isAbout ? (
        <>
          <span className={styles.words}>
            {analysisWords(isRunning ? state.secondsLeft : null)}
          </span>
          <IconButton size="small" label="Cancel analysis" onClick={analysis.stop}>
            <IconX aria-hidden />
          </IconButton>
          <div className={styles.progress}>
            <ProgressBar label="Analysing" share={share} />
          </div>
        </>
      ) : (
        <>
          <Button kind="quiet" size="small" icon={<IconEar aria-hidden />} onClick={analysis.start}>
            Analyse
          </Button>
          <span className={styles.words}>
            {state.status === "failed"
              ? describeError(state.error).message
              : "Finds chords, beats and the key"}
          </span>
        </>
      )}
    </div>
  );
}

/** A press here is none on the waveform below. */
function leaveWaveform(event: PointerEvent): void {
  event.stopPropagation();
}
