import { IconCloudOff, IconPlugConnectedX } from "@tabler/icons-react";
import { Offline } from "../../lib/http/call-errors.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { StatePanel } from "../../ui/states/state-panel.tsx";

interface ProfileFailedProps {
  /** As documented. */
  said: string;
  error: Error;
  onRetry: () => void;
}

/** In place of a profile that cannot be shown. */
export function ProfileFailed({ said, error, onRetry }: ProfileFailedProps) {
  const isOffline = error instanceof Offline;
  return (
    <StatePanel
      title={isOffline ? "Not on this device" : "This did not load"}
      mark={isOffline ? <IconCloudOff /> : <IconPlugConnectedX />}
      said={said}
      urgent
      actions={<Button onClick={onRetry}>Try again</Button>}
    >
      {isOffline
        ? "The server cannot be reached, and your profile was not kept here."
        : error.message}
    </StatePanel>
  );
}
