/** A set list to build, with what the list of them does for it. */
import { SetlistEditor } from "../../features/setlist-editor/setlist-editor.tsx";
import { useRemoveSetlist } from "../../features/setlists/use-remove-setlist.ts";
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
  const { deleteSetlist, undoAdd } = useRemoveSetlist();
  const { edit, print } = useSetlistWindows();
  return (
    <SetlistEditor
      onSavedAsNew={edit}
      {...props}
      onDelete={deleteSetlist}
      onUndoAdd={undoAdd}
      onPrint={print}
    />
  );
}
