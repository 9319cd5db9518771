import { IconAlertCircle, IconUsers } from "@tabler/icons-react";
import { Button } from "../../ui/buttons/button.tsx";
import styles from "./setlist-editor.module.css";
import type { EditorState } from "./editor-state.ts";
import type { SetlistEditing } from "./use-setlist-editor.ts";

interface EditorBannerProps {
  /** What went wrong. */
  banner: EditorState["banner"];
  editing: SetlistEditing;
  /** Who saved last, where somebody else did. */
  savedBy: string | null;
  /** Somebody has deleted the set list. */
  gone: boolean;
  /** Null for who may add none. */
  onSaveAsNew: (() => void) | null;
}

/** What went wrong with a save, and what somebody else has saved meanwhile. */
export function EditorBanner(props: EditorBannerProps) {
  const { banner, editing, savedBy, gone, onSaveAsNew } = props;
  const { newer } = editing.state;
  return (
    <>
      {banner && (
        <div className={styles.banner} data-kind="bad" role="alert">
          <IconAlertCircle aria-hidden />
          <p>
            {banner.message}
            {banner.reference !== null && ` Reference ${banner.reference}`}
            {banner.hint && <span className={styles.hint}>{banner.hint}</span>}
          </p>
        </div>
      )}
      {gone && (
        <div className={styles.banner} data-kind="bad" role="alert">
          <IconAlertCircle aria-hidden />
          <p>Somebody has deleted this set list. What you see is kept until you leave the page.</p>
          {onSaveAsNew && (
            <Button size="small" busy={editing.state.saving} onClick={onSaveAsNew}>
              Save as a new set list
            </Button>
          )}
        </div>
      )}
      {newer && !gone && (
        <div className={styles.banner} role="status">
          <IconUsers aria-hidden />
          <p>{savedBy ?? "Somebody else"} has saved this set list. Your changes are safe.</p>
          <Button size="small" onClick={() => void editing.merge()}>
            Merge now
          </Button>
        </div>
      )}
    </>
  );
}
