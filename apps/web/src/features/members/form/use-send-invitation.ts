import type { BandUser } from "@bandstand/contracts/band-user";
import { useMemberChanges } from "../../../records/members/member-changes.ts";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";

/** Sends it and tells what became of it. */
export function useSendInvitation(): (member: Pick<BandUser, "id" | "nickname">) => void {
  const members = useMemberChanges();
  const notify = useNotify();
  return ({ id, nickname }) => {
    members.invite(id).then(
      ({ message }) => notify.success(message),
      (error: unknown) => notify.failed(`No invitation was sent to ${nickname}`, error),
    );
  };
}
