/** What can be done with one set list. What a member may not do is not in it. */
import type { SetlistRow } from "@bandstand/contracts/setlists";
import { canEditSetlists, canRead } from "@bandstand/domain/permissions";
import {
  IconCopy,
  IconDeviceFloppy,
  IconEye,
  IconFileZip,
  IconPencil,
  IconPrinter,
  IconTrash,
} from "@tabler/icons-react";
import { useBandUser, useIsOnline } from "../../lib/services/services-context.ts";
import type { MenuGroup } from "../../ui/menu/menu-item.ts";
import { useSetlistWindows } from "../../ui/setlists/setlist-windows-context.ts";
import { useCopySetlist } from "./use-copy-setlist.ts";
import { useDeleteSetlist } from "./use-delete-setlist.ts";

export type ListedSetlist = Pick<SetlistRow, "id" | "name" | "permanent" | "Event">;

interface SetlistActionsOptions {
  /** It is shown already, with buttons of their own for what is done most. */
  isShown?: boolean;
  onDeleted?: () => void;
}

export function useSetlistActions({ isShown = false, onDeleted }: SetlistActionsOptions = {}): (
  setlist: ListedSetlist,
) => readonly MenuGroup[] {
  const windows = useSetlistWindows();
  const copySetlist = useCopySetlist();
  const deleteSetlist = useDeleteSetlist();
  const bandUser = useBandUser();
  const unavailable = useIsOnline() ? undefined : "You are offline";

  async function remove(setlist: ListedSetlist): Promise<void> {
    if (await deleteSetlist(setlist)) onDeleted?.();
  }

  return (setlist) => {
    const open = [
      { key: "view", label: "View", icon: <IconEye />, onSelect: () => windows.view(setlist) },
      {
        key: "print",
        label: "Print",
        icon: <IconPrinter />,
        onSelect: () => windows.print(setlist),
      },
    ];
    const zip = {
      key: "zip",
      label: "Download recordings as ZIP",
      icon: <IconFileZip />,
      unavailable,
      onSelect: () => windows.zip(setlist),
    };
    const keep = {
      key: "keep",
      label: "Keep offline",
      icon: <IconDeviceFloppy />,
      unavailable,
      onSelect: () => windows.keep(setlist),
    };
    const edit = {
      key: "edit",
      label: "Edit",
      icon: <IconPencil />,
      onSelect: () => windows.edit(setlist),
    };
    const copy = {
      key: "copy",
      label: "Copy",
      icon: <IconCopy />,
      unavailable,
      onSelect: () => void copySetlist(setlist),
    };
    const toDelete = {
      key: "delete",
      label: "Delete",
      icon: <IconTrash />,
      danger: true,
      unavailable,
      onSelect: () => void remove(setlist),
    };
    const along = canRead(bandUser, "SO") ? [zip, keep] : [keep];
    const groups = [
      { key: "open", items: isShown ? [] : open },
      { key: "along", items: along },
    ];
    if (canEditSetlists(bandUser)) {
      groups.push({ key: "change", items: isShown ? [copy] : [edit, copy] });
      if (!setlist.permanent) groups.push({ key: "remove", items: [toDelete] });
    }
    return groups.filter(({ items }) => items.length > 0);
  };
}
