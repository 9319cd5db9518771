/** What of the app opens the window of what is kept on this device, and keeps it so once the page stands. */
import { type ReactNode, useEffect, useState } from "react";
import { useOpenDevice } from "../features/recordings-cache/use-open-device.ts";
import { DeviceWindowContext } from "../records/recordings/device-window.ts";
import { latePart } from "../ui/parts/late-part.ts";

const DeviceKeepers = latePart(
  async () => (await import("../features/recordings-cache/device-keepers.tsx")).DeviceKeepers,
);

export function DeviceWindow({ children }: { children: ReactNode }) {
  const open = useOpenDevice();
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    // Where it does not come, the next page tries again.
    void DeviceKeepers.fetch().then(
      () => setHere(true),
      () => undefined,
    );
  }, []);
  return (
    <DeviceWindowContext value={() => open()}>
      {children}
      {isHere && <DeviceKeepers />}
    </DeviceWindowContext>
  );
}
