import { IconAlertTriangle, IconCloudOff } from "@tabler/icons-react";
import type { PlayerProblem } from "../../../records/player/player-state.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { FAILURE_TEXTS } from "./failure-texts.ts";

interface StudioFailedProps {
  problem: PlayerProblem;
  onRetry: () => void;
}

export function StudioFailed({ problem, onRetry }: StudioFailedProps) {
  const Icon = problem === "offline" ? IconCloudOff : IconAlertTriangle;
  return (
    <StatePanel
      urgent
      title="Unable to load audio file"
      picture={<Icon aria-hidden />}
      actions={
        <Button kind="main" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      <p>{FAILURE_TEXTS[problem]}</p>
    </StatePanel>
  );
}
