/** What opens in the windows of each kind of record. */
import type { ReactNode } from "react";
import { SetlistWindowsContext } from "../records/setlists/setlist-windows.ts";
import { SongWindowsContext } from "../records/songs/song-windows.ts";
import { StudioWindowsContext } from "../records/studio/studio-windows.ts";
import { setlistWindows } from "./setlists/setlist-windows.ts";
import { songWindows } from "./songs/song-windows.ts";
import { studioWindows } from "./studio/studio-windows.ts";

export function RecordWindows({ children }: { children: ReactNode }) {
  return (
    <SongWindowsContext value={songWindows}>
      <SetlistWindowsContext value={setlistWindows}>
        <StudioWindowsContext value={studioWindows}>{children}</StudioWindowsContext>
      </SetlistWindowsContext>
    </SongWindowsContext>
  );
}
