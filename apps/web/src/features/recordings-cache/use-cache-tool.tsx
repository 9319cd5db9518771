/** The entry of the songs list's menu that opens the cache manager. */
import type { SongRow } from "@bandstand/contracts/songs";
import { IconDeviceFloppy } from "@tabler/icons-react";
import type { MenuItem } from "../../ui/menu/menu-item.ts";
import { useWindows } from "../../ui/windows/window-context.ts";

/** @param isListed whether the list that it is opened from shows a song */
export function useCacheTool(isListed: (song: SongRow) => boolean): MenuItem {
  const windows = useWindows();
  return {
    key: "cache",
    label: "Cache manager",
    icon: <IconDeviceFloppy />,
    onSelect: () =>
      windows.open({
        key: "songs/cache",
        title: "Cache Manager",
        width: 800,
        content: () => import("./cache-manager.tsx").then((file) => file.CacheManager),
        props: { isListed },
      }),
  };
}
