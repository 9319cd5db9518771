/** What stands in the menus of one song that is read, fetched ahead of the first that opens. */
import type { Song } from "@bandstand/contracts/songs";
import type { ReactNode } from "react";
import type { MenuContents } from "../../../ui/menu/menu-item.ts";
import { useCurrentWindow } from "../../../ui/windows/window-context.ts";
import { useSongActions } from "../list/use-song-actions.tsx";
import { useStatusMenu } from "../song-status-menu.tsx";
import { useExportItem } from "./use-export-item.tsx";

interface MenuProps {
  song: Song;
  panel: Parameters<MenuContents>[0];
}

export function SongViewMenu({
  song,
  panel,
  onDeleted,
}: MenuProps & { onDeleted?: (() => void) | undefined }): ReactNode {
  const current = useCurrentWindow();
  const actions = useSongActions({
    bookmarkOf: () => song.Bookmark ?? undefined,
    isShown: true,
    onDeleted: () => {
      current?.dismiss();
      onDeleted?.();
    },
  });
  const exportItem = useExportItem(song);
  return panel(
    actions(song).map((group) =>
      // Where printing it stands.
      group.key === "open" ? { ...group, items: [...group.items, exportItem] } : group,
    ),
  );
}

export function StatusMenu({ song, panel }: MenuProps): ReactNode {
  return panel(useStatusMenu()(song));
}
