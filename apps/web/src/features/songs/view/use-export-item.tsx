import type { Song } from "@bandstand/contracts/songs";
import { IconFileExport } from "@tabler/icons-react";
import type { MenuItem } from "../../../ui/menu/menu-item.ts";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";
import { saveTextFile } from "./save-text-file.ts";

/** Saves a song as a file that other programs read. */
export function useExportItem(song: Song): MenuItem {
  const notify = useNotify();
  return {
    key: "export",
    label: "Export as .cho",
    icon: <IconFileExport />,
    onSelect: () =>
      void exportSong(song).catch((error: unknown) =>
        notify.failed("Failed to export song.", error),
      ),
  };
}

/** What writes the file comes with the first one. */
async function exportSong(song: Song): Promise<void> {
  const { songFile } = await import("@bandstand/domain/chart/song-file");
  saveTextFile(songFile(song));
}
