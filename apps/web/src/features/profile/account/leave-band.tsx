import type { BandUser } from "@bandstand/contracts/band-user";
import { removeMember } from "@bandstand/contracts/members";
import { canLeaveBand } from "@bandstand/domain/member-permissions";
import { IconDoorExit } from "@tabler/icons-react";
import { useChange } from "../../../lib/cache/change.ts";
import { useServices } from "../../../lib/services/services-context.ts";
import { paramsOf } from "../../../records/kit/record-keys.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { useConfirm } from "../../../ui/confirm/confirm-context.ts";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";
import styles from "./account-section.module.css";

export function LeaveBand({ bandUser }: { bandUser: BandUser }) {
  const { session } = useServices();
  const change = useChange();
  const confirm = useConfirm();
  const notify = useNotify();
  const { name } = bandUser.TheBand;

  async function leave(): Promise<void> {
    const isSure = await confirm({
      title: "Leave Band",
      text: `This removes your access to ${name} and signs you out. What you have written for the band stays with it.`,
      yes: "Leave band",
      no: "Stay",
      destructive: true,
    });
    if (!isSure) return;
    try {
      await change(removeMember, { params: paramsOf(bandUser.id) }, { show: session.signOut });
    } catch (error) {
      notify.failed(`You are still in ${name}`, error);
    }
  }

  const stays = canLeaveBand(bandUser) ? undefined : "A super administrator cannot leave the band";
  return (
    <>
      <p className={styles.fact}>
        {stays === undefined
          ? `You lose access to ${name} at once. Your account and your other bands stay.`
          : `${stays}: it has to stay in somebody's hands.`}
      </p>
      <div className={styles.quiet}>
        <Button
          kind="quietDanger"
          icon={<IconDoorExit aria-hidden />}
          unavailable={stays}
          onClick={() => void leave()}
        >
          Leave band
        </Button>
      </div>
    </>
  );
}
