/** Whose song it is, its analysis, and what is to be done with what changed. */
import { Button } from "../../../ui/buttons/button.tsx";
import { RESET_CHANGES } from "../../../ui/edit-session/unsaved-questions.ts";
import { isAudioChanged } from "./studio-state.ts";
import { useStudio } from "./studio-context.ts";
import styles from "./studio-header.module.css";
import { AnalysisChips } from "../analysis/analysis-chips.tsx";
import { WindowHead } from "../../../ui/windows/window-head.tsx";

export function StudioHeader() {
  const { song, editing, state, dispatch } = useStudio();
  const { changed, isSaving, save, cancel } = editing;
  return (
    <WindowHead className={styles.header ?? ""}>
      <span className={styles.artist}>{song.artist}</span>
      <AnalysisChips />
      <div className={styles.actions}>
        {isAudioChanged(state.settings) && (
          <Button kind="quiet" size="small" onClick={() => dispatch({ type: "resetAudio" })}>
            Reset audio
          </Button>
        )}
        {changed && (
          <>
            <Button size="small" title={RESET_CHANGES} onClick={() => void cancel()}>
              Cancel
            </Button>
            <Button kind="main" size="small" busy={isSaving} onClick={() => void save()}>
              Save
            </Button>
          </>
        )}
      </div>
    </WindowHead>
  );
}
