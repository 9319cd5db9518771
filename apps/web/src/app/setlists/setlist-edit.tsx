/** A set list to build, with what the list of them does for it. */
import { SetlistEditor } from "../../features/setlist-editor/setlist-editor.tsx";
import { useDeleteSetlist } from "../../features/setlists/use-delete-setlist.ts";
import { useUndoAdd } from "../../features/setlists/form/use-undo-add.ts";
import { useSetlistWindows } from "../../records/setlists/setlist-windows.ts";
import type { ReactNode } from "react";

interface SetlistEditProps {
  setlistId: number;
  onDeleted?: () => void;
  /** In a window, another one opens. */
  onSavedAsNew?: (setlist: { id: number }) => void;
  crumbs?: ReactNode;
}

export function SetlistEdit(props: SetlistEditProps) {
  const remove = useDeleteSetlist();
  const undoAdd = useUndoAdd();
  const { edit, print } = useSetlistWindows();
  return (
    <SetlistEditor
      onSavedAsNew={edit}
      {...props}
      onDelete={remove}
      onUndoAdd={undoAdd}
      onPrint={print}
    />
  );
}
