import { IconAlertCircle, IconUsers } from "@tabler/icons-react";
import { Button } from "../../ui/buttons/button.tsx";
import styles from "./setlist-editor.module.css";
import type { SetlistEditing } from "./use-setlist-editor.ts";

/** What went wrong with a save, and what somebody else has saved meanwhile. */
export function EditorBanner({ editing }: { editing: SetlistEditing }) {
  const { banner, newer } = editing.state;
  return (
    <>
      {banner && (
        <div className={styles.banner} data-kind="bad" role="alert">
          <IconAlertCircle aria-hidden />
          <p>
            {banner.message}
            {banner.reference !== null && ` Reference ${banner.reference}`}
          </p>
        </div>
      )}
      {newer && (
        <div className={styles.banner} role="status">
          <IconUsers aria-hidden />
          <p>Somebody else has saved this set list. Your changes are safe.</p>
          <Button size="small" onClick={() => void editing.merge()}>
            Merge now
          </Button>
        </div>
      )}
    </>
  );
}
