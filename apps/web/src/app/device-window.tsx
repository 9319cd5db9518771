/** What of the app opens the window of what is kept on this device, and keeps it so. */
import type { ReactNode } from "react";
import { KeepDocuments } from "../features/recordings-cache/keep-documents.tsx";
import { KeepWanted } from "../features/recordings-cache/keep-wanted.tsx";
import { KeptRights } from "../features/recordings-cache/kept-rights.tsx";
import { useOpenDevice } from "../features/recordings-cache/use-open-device.ts";
import { DeviceWindowContext } from "../records/recordings/device-window.ts";

export function DeviceWindow({ children }: { children: ReactNode }) {
  const open = useOpenDevice();
  return (
    <DeviceWindowContext value={() => open()}>
      {children}
      <KeepWanted />
      <KeepDocuments />
      <KeptRights />
    </DeviceWindowContext>
  );
}
