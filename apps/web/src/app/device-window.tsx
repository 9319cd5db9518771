/** What of the app opens the window of what is kept on this device, and keeps it so once the page stands. */
import type { ReactNode } from "react";
import { useOpenDevice } from "../features/recordings-cache/use-open-device.ts";
import { DeviceWindowContext } from "../records/recordings/device-window.ts";
import { quietPart } from "../ui/parts/late-part.ts";

const DeviceKeepers = quietPart(
  async () => (await import("../features/recordings-cache/device-keepers.tsx")).DeviceKeepers,
);

export function DeviceWindow({ children }: { children: ReactNode }) {
  const open = useOpenDevice();
  return (
    <DeviceWindowContext value={() => open()}>
      {children}
      <DeviceKeepers />
    </DeviceWindowContext>
  );
}
