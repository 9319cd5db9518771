/** Whose song it is, its analysis, and what is to be done with what changed. */
import { Button } from "../../../ui/buttons/button.tsx";
import { WindowHead } from "../../../ui/windows/window-head.tsx";
import { AnalysisChips } from "../analysis/analysis-chips.tsx";
import { SaveState } from "./save-state.tsx";
import { useStudio } from "./studio-context.ts";
import styles from "./studio-header.module.css";
import { StudioMenu } from "./studio-menu.tsx";
import { isAudioChanged } from "./studio-state.ts";

export function StudioHeader() {
  const { song, state, dispatch, room } = useStudio();
  const isUnheard = state.settings.analysisResults === null;
  return (
    <WindowHead className={styles.header ?? ""} short={isUnheard}>
      <span className={styles.artist} data-alone={(isUnheard && room === "phone") || undefined}>
        {song.artist}
      </span>
      <AnalysisChips />
      <div className={styles.actions}>
        {room !== "phone" && isAudioChanged(state.settings) && (
          <Button kind="quiet" size="small" onClick={() => dispatch({ type: "resetAudio" })}>
            Reset audio
          </Button>
        )}
        <SaveState />
        <StudioMenu />
      </div>
    </WindowHead>
  );
}
