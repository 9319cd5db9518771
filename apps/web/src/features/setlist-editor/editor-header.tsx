"use no memo"; // What is edited is another with each change: there is nothing to remember.
import { saveSetlist } from "@bandstand/contracts/setlists";
import { IconArrowBackUp, IconArrowForwardUp, IconPrinter, IconRestore } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useMay } from "../../lib/services/use-may.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import { RIGHT_GONE } from "../../ui/edit-session/right-gone.ts";
import { NOTHING_TO_SAVE, RESET_CHANGES } from "../../ui/edit-session/unsaved-questions.ts";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { PageTitle } from "../../ui/page/page-title.tsx";
import { usePhone } from "../../ui/windows/use-phone.ts";
import { useCurrentWindow } from "../../ui/windows/window-context.ts";
import { WindowHead } from "../../ui/windows/window-head.tsx";
import styles from "./setlist-editor.module.css";
import type { SetlistEditing } from "./use-setlist-editor.ts";

interface EditorHeaderProps {
  editing: SetlistEditing;
  name: string;
  crumbs: ReactNode;
  /** Who else has it open. */
  live: ReactNode;
  onPrint: (() => void) | undefined;
  onSave: () => void;
  /** Null once somebody has saved it. */
  onUndoAdd: (() => void) | null;
}

/** On a page its heading; in a window, which has a title of its own, its buttons alone. */
export function EditorHeader(props: EditorHeaderProps) {
  const { name, crumbs } = props;
  const isWindow = useCurrentWindow() !== null;
  if (isWindow) {
    return (
      <WindowHead className={styles.bar ?? ""}>
        <EditorTools {...props} />
      </WindowHead>
    );
  }
  const title = name.trim() === "" ? "Set list" : name;
  return (
    <>
      <PageTitle title={`Edit ${title}`} />
      <PageHeader title={title} crumbs={crumbs} actions={<EditorTools {...props} />} />
    </>
  );
}

/** Undo and redo; on a phone they stand beside the running time, where there is room. */
export function UndoButtons({ editing }: { editing: SetlistEditing }) {
  const { past, future } = editing.state.work;
  return (
    <span className={styles.tools}>
      <IconButton
        label="Undo"
        unavailable={past.length === 0 ? "There is nothing to undo" : undefined}
        onClick={editing.undo}
      >
        <IconArrowBackUp aria-hidden />
      </IconButton>
      <IconButton
        label="Redo"
        unavailable={future.length === 0 ? "There is nothing to redo" : undefined}
        onClick={editing.redo}
      >
        <IconArrowForwardUp aria-hidden />
      </IconButton>
    </span>
  );
}

function EditorTools({ editing, live, onPrint, onSave, onUndoAdd }: EditorHeaderProps) {
  const phone = usePhone();
  const atRest = editing.changed ? undefined : NOTHING_TO_SAVE;
  const isAllowed = useMay(saveSetlist);
  return (
    <>
      {live}
      <span className={styles.tools}>
        {!phone && <UndoButtons editing={editing} />}
        {!phone && onPrint && (
          <IconButton label="Print" onClick={onPrint}>
            <IconPrinter aria-hidden />
          </IconButton>
        )}
      </span>
      {!editing.changed && onUndoAdd && (
        <Button
          kind="quiet"
          title="Delete this set list, which nobody has saved since it was added"
          onClick={onUndoAdd}
        >
          Undo Add
        </Button>
      )}
      <span className={styles.saving}>
        <Button
          compact={phone}
          icon={phone && <IconRestore aria-hidden />}
          title={RESET_CHANGES}
          unavailable={atRest}
          onClick={() => void editing.cancel()}
        >
          Cancel
        </Button>
        <Button
          kind="main"
          busy={editing.state.saving}
          unavailable={isAllowed ? atRest : RIGHT_GONE.message}
          onClick={onSave}
        >
          Save
        </Button>
      </span>
    </>
  );
}
