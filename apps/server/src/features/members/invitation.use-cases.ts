import { Failure } from "@bandstand/contracts/failure";
import { MEMBER_MESSAGES } from "@bandstand/contracts/members";
import { canInviteMember } from "@bandstand/domain/member-permissions";
import type { BandTransaction } from "../../platform/database/transactions.ts";
import { bandScope, type Caller } from "../../platform/http/caller.ts";
import { enqueue } from "../../platform/jobs/enqueue.ts";
import { found } from "../../records/kit/record-kind.ts";
import { lockUnchanged } from "../../records/kit/record-lock.ts";
import { findBandUser } from "../../records/members/band-user.repository.ts";
import { invitationMail } from "../../records/members/invitation-job.ts";
import { MEMBER } from "../../records/members/member-kind.ts";
import { spendInvitation } from "../../records/members/invitation-limit.ts";
import { markInvited } from "../../records/members/mark-invited.ts";
import type { MemberServices } from "./members.services.ts";

/** Mails an invitation, which is a new link each time. Throws `member_not_found`, `throttled`, and `no_right` for oneself. */
export async function invite(
  services: MemberServices,
  caller: Caller,
  bandUserId: number,
): Promise<{ message: string }> {
  const { database } = services;
  if (!canInviteMember(caller, { id: bandUserId })) throw new Failure("no_right");
  const { userId } = await database.band({ ...bandScope(caller), readOnly: true }, async (tx) =>
    found(MEMBER, await findBandUser(tx, tx.bandId, bandUserId)),
  );
  await spendInvitation(services, caller, userId);
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
