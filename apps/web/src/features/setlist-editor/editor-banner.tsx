import { addSetlist } from "@bandstand/contracts/setlists";
import { IconAlertCircle, IconUsers } from "@tabler/icons-react";
import { Button } from "../../ui/buttons/button.tsx";
import { useMay } from "../../lib/services/use-may.ts";
import { useNotify } from "../../ui/notifications/notifications-context.ts";
import { useCurrentWindow } from "../../ui/windows/window-context.ts";
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
  onSavedAsNew: (setlist: { id: number; name: string }) => void;
}

/** What went wrong with a save, and what somebody else has saved meanwhile. */
export function EditorBanner(props: EditorBannerProps) {
  const { banner, editing, savedBy, gone, onSavedAsNew } = props;
  const { newer } = editing.state;
  const current = useCurrentWindow();
  const notify = useNotify();
  const mayAdd = useMay(addSetlist);

  async function saveAsNew(): Promise<void> {
    await editing.saveAsNew((added) => {
      notify.success(`“${added.name}” was saved as a new set list`);
      current?.dismiss();
      onSavedAsNew(added);
    });
  }

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
          {mayAdd && (
            <Button size="small" busy={editing.state.saving} onClick={() => void saveAsNew()}>
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
