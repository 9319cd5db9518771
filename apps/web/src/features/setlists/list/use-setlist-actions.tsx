/** What can be done with one set list. What a member may not do is not in it. */
import {
  copySetlist as copyCall,
  deleteSetlist as deleteCall,
  getSetlistWithSections,
  saveSetlist,
  type SetlistRow,
} from "@bandstand/contracts/setlists";
import { downloadZip } from "@bandstand/contracts/downloads";
import { canDeleteSetlist } from "@bandstand/domain/setlist-permissions";
import {
  IconCopy,
  IconDeviceFloppy,
  IconEye,
  IconFileZip,
  IconMicrophone2,
  IconPencil,
  IconPrinter,
} from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { useMayCall } from "../../../lib/services/use-may.ts";
import { useWhyOffline } from "../../../lib/services/why-offline.ts";
import { allowedGroups } from "../../../ui/menu/allowed-groups.ts";
import type { MenuGroup } from "../../../ui/menu/menu-item.ts";
import { deleteItem } from "../../../ui/menu/usual-items.tsx";
import { useSetlistWindows } from "../../../records/setlists/setlist-windows.ts";
import { useCopySetlist } from "./use-copy-setlist.ts";
import { useRemoveSetlist } from "../use-remove-setlist.ts";

type ListedSetlist = Pick<SetlistRow, "id" | "name" | "permanent" | "Event">;

interface SetlistActionsOptions {
  /** Keys of what stands beside the menu already, where the set list is shown. */
  beside?: readonly string[];
  onDeleted?: () => void;
}

export function useSetlistActions({ beside = [], onDeleted }: SetlistActionsOptions = {}): (
  setlist: ListedSetlist,
) => readonly MenuGroup[] {
  const windows = useSetlistWindows();
  const navigate = useNavigate();
  const copySetlist = useCopySetlist();
  const { deleteSetlist } = useRemoveSetlist();
  const may = useMayCall();
  const unavailable = useWhyOffline();

  async function remove(setlist: ListedSetlist): Promise<void> {
    if (await deleteSetlist(setlist)) onDeleted?.();
  }

  return (setlist) => {
    const open = [
      {
        key: "view",
        label: "View",
        icon: <IconEye />,
        call: getSetlistWithSections,
        onSelect: () => windows.view(setlist),
      },
      {
        key: "stage",
        label: "Stage view",
        icon: <IconMicrophone2 />,
        call: getSetlistWithSections,
        onSelect: () =>
          void navigate({
            to: "/setlist/$setlistId/stage",
            params: { setlistId: String(setlist.id) },
          }),
      },
      {
        key: "print",
        label: "Print",
        icon: <IconPrinter />,
        call: getSetlistWithSections,
        onSelect: () => windows.print(setlist),
      },
    ];
    const zip = {
      key: "zip",
      label: "Download recordings as ZIP",
      icon: <IconFileZip />,
      call: downloadZip,
      unavailable,
      onSelect: () => windows.zip(setlist),
    };
    const keep = {
      key: "keep",
      label: "Keep offline",
      icon: <IconDeviceFloppy />,
      call: getSetlistWithSections,
      unavailable,
      onSelect: () => windows.keep(setlist),
    };
    const edit = {
      key: "edit",
      keys: "e",
      label: "Edit",
      icon: <IconPencil />,
      call: saveSetlist,
      onSelect: () => windows.edit(setlist),
    };
    const copy = {
      key: "copy",
      label: "Copy",
      icon: <IconCopy />,
      call: copyCall,
      unavailable,
      onSelect: () => void copySetlist(setlist),
    };
    const toDelete = deleteItem({
      call: deleteCall,
      unavailable,
      onSelect: () => void remove(setlist),
    });
    const groups = [
      { key: "open", items: without(open, beside) },
      { key: "along", items: [zip, keep] },
      { key: "change", items: without([edit, copy], beside) },
      { key: "remove", items: canDeleteSetlist(setlist) ? [toDelete] : [] },
    ];
    return allowedGroups(groups, may);
  };
}

function without<Item extends { key: string }>(items: readonly Item[], keys: readonly string[]) {
  return items.filter(({ key }) => !keys.includes(key));
}
