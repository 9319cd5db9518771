import { MEMBER_MESSAGES } from "@bandstand/contracts/members";
import type { BandTransaction } from "../../platform/database/transactions.ts";
import { bandScope, type Caller } from "../../platform/http/caller.ts";
import { enqueue } from "../../platform/jobs/enqueue.ts";
import { lockUnchanged } from "../../records/kit/record-lock.ts";
import { invitationMail } from "../../records/members/invitation-job.ts";
import { MEMBER } from "../../records/members/member-kind.ts";
import { markInvited } from "./members.repository.ts";
import type { MemberServices } from "./members.services.ts";

const HOUR = 3600;

/** Mails an invitation, which is a new link each time. Throws `member_not_found` and `throttled`. */
export async function invite(
  { database, throttle, limits }: MemberServices,
  caller: Caller,
  bandUserId: number,
): Promise<{ message: string }> {
  await throttle.spend([
    {
      bucket: `invite:${caller.bandId}:${bandUserId}`,
      most: limits.invitationsPerMember,
      windowSeconds: HOUR,
    },
  ]);
  return database.band(bandScope(caller), async (tx) => {
    const { nickname } = await lockUnchanged(tx, MEMBER, bandUserId, undefined, ["nickname"]);
    await sendInvitation(tx, caller, bandUserId);
    return { message: MEMBER_MESSAGES.invited(nickname) };
  });
}

/** Sent once the transaction has ended. */
export async function sendInvitation(
  tx: BandTransaction,
  caller: Caller,
  bandUserId: number,
): Promise<void> {
  await markInvited(tx, bandUserId);
  await enqueue(
    tx,
    invitationMail,
    { bandUserId, invitedBy: caller.id },
    { key: String(bandUserId) },
  );
}
