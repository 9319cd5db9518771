/** The entry of the songs list's menu that opens the import. */
import { importSongs } from "@bandstand/contracts/song-library";
import { IconFileImport } from "@tabler/icons-react";
import type { MenuItem } from "../../ui/menu/menu-item.ts";
import { useWindows } from "../../ui/windows/window-context.ts";

/** @param onBesides takes the recordings and papers that were chosen with tables and charts, once their songs are here */
export function useSongImportTool(onBesides: (files: readonly File[]) => void): MenuItem {
  const windows = useWindows();
  return {
    key: "import-files",
    label: "Import from files",
    icon: <IconFileImport />,
    call: importSongs,
    onSelect: () =>
      windows.open({
        key: "songs/import",
        title: "Import from Files",
        width: 900,
        content: () => import("./song-import.tsx").then((file) => file.SongImport),
        props: { onBesides },
      }),
  };
}
