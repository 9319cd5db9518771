/** What brings a set list's songs onto a device: as one ZIP, and for use without a network. */
import { IconDeviceFloppy, IconFileZip } from "@tabler/icons-react";
import type { MenuItem } from "../../ui/menu/menu-item.ts";
import type { NamedSetlist, SetlistWindows } from "../../ui/setlists/setlist-windows-context.ts";

/** `unavailable` says why neither can be done now. */
export function takeAlong(
  setlist: NamedSetlist,
  windows: SetlistWindows,
  unavailable: string | undefined,
): MenuItem[] {
  return [
    {
      key: "zip",
      label: "Download recordings as ZIP",
      icon: <IconFileZip />,
      unavailable,
      onSelect: () => windows.zip(setlist),
    },
    {
      key: "keep",
      label: "Keep offline",
      icon: <IconDeviceFloppy />,
      unavailable,
      onSelect: () => windows.keep(setlist),
    },
  ];
}
