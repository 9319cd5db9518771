/** What is counted of those who follow. The client's address comes first: see `Throttle.spend`. */
import type { ThrottleLimits } from "../../../config.ts";
import { addressBucket } from "../../../platform/throttle/address-bucket.ts";
import type { Throttle } from "../../../platform/throttle/throttle.ts";

export interface FollowLimits {
  throttle: Pick<Throttle, "spend">;
  limits: Pick<ThrottleLimits, "followPerAddress" | "followPerBand" | "followPerMailbox">;
}

const HOUR = 3600;

/** Counted alike for those who follow already and those who do not. Throws `throttled`. */
export async function spendFollow(
  { throttle, limits }: FollowLimits,
  { bandId, email, clientAddress }: { bandId: number; email: string; clientAddress: string },
): Promise<void> {
  await throttle.spend([
    {
      bucket: `follow:${addressBucket(clientAddress)}`,
      most: limits.followPerAddress,
      windowSeconds: HOUR,
    },
    {
      bucket: `follow-mailbox:${bandId}:${email}`,
      most: limits.followPerMailbox,
      windowSeconds: HOUR,
    },
    { bucket: `follow-band:${bandId}`, most: limits.followPerBand, windowSeconds: HOUR },
  ]);
}

/** Nobody guesses 256 bits; the limit keeps the trying from costing us anything. Throws `throttled`. */
export async function spendFollowerKey(
  { throttle, limits }: FollowLimits,
  clientAddress: string,
): Promise<void> {
  await throttle.spend([
    {
      bucket: `follower-key:${addressBucket(clientAddress)}`,
      most: limits.followPerAddress * LOOKS,
      windowSeconds: HOUR,
    },
  ]);
}

/** A page is looked at more often than somebody follows. */
const LOOKS = 10;
