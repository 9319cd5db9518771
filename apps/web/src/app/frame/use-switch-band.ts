import { useConfirmLeaving } from "../../ui/edit-session/unsaved-locks-context.ts";
import { useNotify } from "../../ui/notifications/notifications-context.ts";
import type { ShellSession } from "./shell-session.ts";

/** Changes the band; all tabs then go to its dashboard. Changes that would be lost are asked about before. */
export function useSwitchBand(session: ShellSession): (bandId: number) => void {
  const notify = useNotify();
  const mayLeave = useConfirmLeaving();
  const change = async (bandId: number): Promise<void> => {
    if (!(await mayLeave())) return;
    try {
      await session.switchBand(bandId);
      notify.success("Switched Band");
    } catch (error) {
      notify.failed(
        "The band was not switched",
        error,
        "You are still where you were. Please try again.",
      );
    }
  };
  return (bandId) => void change(bandId);
}
