/** In place of a part of the application that is not on this device, while the network is away. */
import { IconCloudOff } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { offlineWords } from "../../lib/services/why-offline.ts";
import { StatePanel } from "./state-panel.tsx";

export const NOT_HERE = "Not on this device";

/** "You are offline, and this part …": the network may be there, and the server not. */
export function whyNotHere(): string {
  return `${offlineWords()}, and this part of Bandstand has not been brought here yet. What you have opened before still opens.`;
}

interface NotHereProps {
  actions: ReactNode;
  whole?: boolean;
  /** In place of a page and its title. */
  alone?: boolean;
}

export function NotHere({ actions, whole = false, alone = whole }: NotHereProps) {
  return (
    <StatePanel
      title={NOT_HERE}
      mark={<IconCloudOff />}
      whole={whole}
      alone={alone}
      urgent
      actions={actions}
    >
      {whyNotHere()}
    </StatePanel>
  );
}
