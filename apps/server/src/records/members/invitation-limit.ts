import type { ThrottleLimits } from "../../config.ts";
import type { Caller } from "../../platform/http/caller.ts";
import type { Throttle } from "../../platform/throttle/throttle.ts";

const HOUR = 3600;

interface InvitationLimit {
  throttle: Pick<Throttle, "spend">;
  limits: Pick<ThrottleLimits, "invitationsPerMember">;
}

/** Counts an invitation to a person from the band, however it reaches them and however often they are added and taken out. Throws `throttled`. */
export async function spendInvitation(
  { throttle, limits }: InvitationLimit,
  { bandId }: Caller,
  userId: number,
): Promise<void> {
  await throttle.spend([
    {
      bucket: `invite:${bandId}:${userId}`,
      most: limits.invitationsPerMember,
      windowSeconds: HOUR,
    },
  ]);
}
