import { useNavigate } from "@tanstack/react-router";
import { useNotify } from "../../ui/notifications/notifications-context.ts";
import { describeError } from "../../ui/states/describe-error.ts";
import type { ShellSession } from "./shell-session.ts";

/** Changes the band and starts at its dashboard: the page that was open belongs to the other one. */
export function useSwitchBand(session: ShellSession): (bandId: number) => void {
  const notify = useNotify();
  const navigate = useNavigate();
  const change = async (bandId: number): Promise<void> => {
    try {
      await session.switchBand(bandId);
      await navigate({ to: "/dashboard" });
      notify.success("Switched Band");
    } catch (error) {
      notify.error({
        title: "The band was not switched",
        reason: describeError(error).message,
        next: "You are still where you were. Please try again.",
      });
    }
  };
  return (bandId) => void change(bandId);
}
