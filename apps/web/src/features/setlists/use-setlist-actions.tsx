/** What can be done with one set list. What a member may not do is not in it. */
import type { SetlistRow } from "@bandstand/contracts/setlists";
import { canEditSetlists } from "@bandstand/domain/permissions";
import { IconCopy, IconEye, IconPencil, IconPrinter, IconTrash } from "@tabler/icons-react";
import { useBandUser, useIsOnline } from "../../lib/services/services-context.ts";
import type { MenuGroup, MenuItem } from "../../ui/menu/menu-item.ts";
import { useSetlistWindows } from "../../ui/setlists/setlist-windows-context.ts";
import { takeAlong } from "./take-along.tsx";
import { useCopySetlist } from "./use-copy-setlist.ts";
import { useDeleteSetlist } from "./use-delete-setlist.ts";

export type ListedSetlist = Pick<SetlistRow, "id" | "name" | "permanent" | "Event">;

export function useSetlistActions(): (setlist: ListedSetlist) => readonly MenuGroup[] {
  const windows = useSetlistWindows();
  const copySetlist = useCopySetlist();
  const deleteSetlist = useDeleteSetlist();
  const mayEdit = canEditSetlists(useBandUser());
  const unavailable = useIsOnline() ? undefined : "You are offline";

  return (setlist) => {
    const { edit, print } = windows;
    const view = {
      key: "view",
      label: "View",
      icon: <IconEye />,
      onSelect: () => windows.view(setlist),
    };
    const open: MenuItem[] = [view];
    if (print)
      open.push({
        key: "print",
        label: "Print",
        icon: <IconPrinter />,
        onSelect: () => print(setlist),
      });
    open.push(...takeAlong(setlist, windows, unavailable));
    if (!mayEdit) return [{ key: "open", items: open }];
    const change: MenuItem[] = [
      {
        key: "copy",
        label: "Copy",
        icon: <IconCopy />,
        unavailable,
        onSelect: () => void copySetlist(setlist),
      },
    ];
    if (edit)
      change.unshift({
        key: "edit",
        label: "Edit",
        icon: <IconPencil />,
        onSelect: () => edit(setlist),
      });
    const remove: MenuItem = {
      key: "delete",
      label: "Delete",
      icon: <IconTrash />,
      danger: true,
      unavailable,
      onSelect: () => void deleteSetlist(setlist),
    };
    return [
      { key: "open", items: open },
      { key: "change", items: change },
      ...(setlist.permanent ? [] : [{ key: "remove", items: [remove] }]),
    ];
  };
}
