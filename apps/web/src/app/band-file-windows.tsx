/** Which screens stand in the windows of a band's file, and of one's own data. */
import { type ReactNode, useMemo } from "react";
import {
  BandFileWindowsContext,
  EXPORT_BAND,
  IMPORT_BAND,
} from "../records/band/band-file-windows.ts";
import { useWindows } from "../ui/windows/window-context.ts";

export function BandFileWindows({ children }: { children: ReactNode }) {
  const windows = useWindows();
  const opened = useMemo(
    () => ({
      openExport: () =>
        windows.open({
          key: "band-export",
          title: EXPORT_BAND,
          width: WIDTH,
          content: () =>
            import("../features/band-export/export-panel.tsx").then((file) => file.ExportPanel),
          props: {},
        }),
      openImport: () =>
        windows.open({
          key: "band-import-file",
          title: IMPORT_BAND,
          width: WIDTH,
          content: () =>
            import("../features/band-export/import-panel.tsx").then((file) => file.ImportPanel),
          props: {},
        }),
      openOwnData: () =>
        windows.open({
          key: "own-data",
          title: "Your data",
          width: WIDTH,
          content: () =>
            import("../features/own-data/own-data-window.tsx").then((file) => file.OwnDataWindow),
          props: {},
        }),
    }),
    [windows],
  );
  return <BandFileWindowsContext value={opened}>{children}</BandFileWindowsContext>;
}

/** Pixels. */
const WIDTH = 560;
