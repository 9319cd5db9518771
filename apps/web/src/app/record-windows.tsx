/** What opens in the windows of each kind of record. */
import type { ReactNode } from "react";
import { StudioWindowsContext } from "../records/studio/studio-windows.ts";
import { areas } from "./areas.ts";
import { studioWindows } from "./studio/studio-windows.ts";

export function RecordWindows({ children }: { children: ReactNode }) {
  return areas.reduceRight<ReactNode>(
    (inner, { records }) => (records ? <records.Windows>{inner}</records.Windows> : inner),
    <StudioWindowsContext value={studioWindows}>{children}</StudioWindowsContext>,
  );
}
