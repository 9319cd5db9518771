/** A set list to build, with what the list of them does for it. */
import { SetlistEditor } from "../../features/setlist-editor/setlist-editor.tsx";
import { useDeleteSetlist } from "../../features/setlists/use-delete-setlist.ts";
import { useSetlistWindows } from "../../ui/setlists/setlist-windows-context.ts";
import type { ReactNode } from "react";

interface SetlistEditProps {
  setlistId: number;
  onDeleted?: () => void;
  crumbs?: ReactNode;
}

export function SetlistEdit(props: SetlistEditProps) {
  const remove = useDeleteSetlist();
  const { print } = useSetlistWindows();
  return <SetlistEditor {...props} onDelete={remove} onPrint={print} />;
}
