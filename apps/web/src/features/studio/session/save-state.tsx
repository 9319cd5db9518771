/** What is to be done with what changed; or, where it saves itself, that it is kept and how it is taken back. */
import { IconArrowBackUp, IconCheck } from "@tabler/icons-react";
import { Button } from "../../../ui/buttons/button.tsx";
import { RESET_CHANGES } from "../../../ui/edit-session/unsaved-questions.ts";
import styles from "./save-state.module.css";
import { useStudio } from "./studio-context.ts";

export function SaveState() {
  const { room, editing } = useStudio();
  const { changed, isSaving, save, cancel, itself } = editing;
  if (itself.isOn) return <Kept />;
  if (!changed) return null;
  return (
    <>
      <Button
        size="small"
        compact={room === "phone"}
        icon={room === "phone" && <IconArrowBackUp aria-hidden />}
        title={RESET_CHANGES}
        onClick={() => void cancel()}
      >
        Cancel
      </Button>
      <Button kind="main" size="small" busy={isSaving} onClick={() => void save()}>
        Save
      </Button>
    </>
  );
}

function Kept() {
  const { changed, itself } = useStudio().editing;
  const { hasKept, undo } = itself;
  return (
    <>
      <span role="status" className={styles.kept}>
        {hasKept && !changed && (
          <>
            <IconCheck aria-hidden /> Kept
          </>
        )}
      </span>
      {undo !== null && (
        <Button kind="quiet" size="small" title="Take back what was kept last" onClick={undo}>
          Undo
        </Button>
      )}
    </>
  );
}
