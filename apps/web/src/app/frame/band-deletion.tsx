/** The question before a band goes, and the way on after it. */
import { useNavigate } from "@tanstack/react-router";
import { DeleteBandDialog } from "../../features/several-bands/delete-band-dialog.tsx";
import { useBandUser } from "../../lib/services/services-context.ts";
import { useNotify } from "../../ui/notifications/notifications-context.ts";
import type { ShellSession } from "./shell-session.ts";

interface BandDeletionProps {
  session: ShellSession;
  onClose: () => void;
}

export function BandDeletion({ session, onClose }: BandDeletionProps) {
  const { TheBand } = useBandUser();
  const navigate = useNavigate();
  const notify = useNotify();

  async function end(typed: string): Promise<void> {
    await session.deleteBand(typed, () =>
      navigate({ to: "/band/deleted", replace: true, ignoreBlocker: true }),
    );
    notify.success(`${TheBand.name} was deleted`);
  }

  return <DeleteBandDialog band={TheBand} onDelete={end} onClose={onClose} />;
}
