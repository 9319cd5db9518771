/** Following a band without an account: to begin with an address alone, to change and to stop with the key of one's own mail. */
import { setTimeout } from "node:timers/promises";
import { Failure } from "@bandstand/contracts/failure";
import type { Following } from "@bandstand/contracts/following";
import { FOLLOW_MESSAGES } from "@bandstand/domain/following";
import type { Database } from "../../../platform/database/transactions.ts";
import { enqueue } from "../../../platform/jobs/enqueue.ts";
import type { MailingList } from "../../../platform/mail/unsubscribe.ts";
import type { LinkKey } from "../../../platform/security/signatures.ts";
import type { Asked } from "./confirmation.ts";
import { confirmationMail, followerMail } from "./following.jobs.ts";
import { type FollowLimits, spendFollow, spendFollowerKey } from "./following-limits.ts";
import { followerIn, FOLLOWER_LIST, isFollowerKey } from "./follower-links.ts";
import {
  addFollower,
  deleteFollower,
  findByEmail,
  findById,
  findFollowedBand,
  type FollowedBand,
  hasConfirmed,
  saveFollower,
  type Settings,
} from "./followers.repository.ts";

export interface FollowingServices extends FollowLimits {
  database: Database;
  linkKey: LinkKey;
  now: () => Date;
}

/** Milliseconds in which any answer is ready: who follows already cannot be told by how long one takes. */
const ALIKE_MS = 200;

export interface FollowRequest extends Settings {
  bandId: number;
  email: string;
  source: string;
  key?: string | null | undefined;
  clientAddress: string;
}

/**
 * With the follower's key it saves, and gives what is kept. Else null, and a mail goes to the address: to a new follower a
 * welcome, or the question whether they follow where the band has that confirmed; to one who is there the link to their
 * settings. A key that is wrong adds nobody. Throws `band_not_found` and `throttled`.
 */
export async function subscribe(
  services: FollowingServices,
  request: FollowRequest,
): Promise<Following | null> {
  const [saved] = await Promise.all([subscribeNow(services, request), setTimeout(ALIKE_MS)]);
  return saved;
}

/** Throws `band_not_found`. */
export async function findBandToFollow(
  { database }: Pick<FollowingServices, "database">,
  bandId: number,
): Promise<FollowedBand> {
  const band = await database.public((tx) => findFollowedBand(tx, bandId));
  if (!band) throw new Failure("band_not_found", { message: FOLLOW_MESSAGES.bandUnknown });
  return band;
}

async function subscribeNow(
  services: FollowingServices,
  { bandId, key, clientAddress, ...given }: FollowRequest,
): Promise<Following | null> {
  const { database, linkKey, now } = services;
  await findBandToFollow(services, bandId);
  await spendFollow(services, { bandId, email: given.email, clientAddress });
  return database.band({ bandId }, async (tx) => {
    const hasKey = (key ?? "") !== "";
    if (!hasKey && (await hasConfirmed(tx)) && !(await findByEmail(tx, given.email))) {
      const wish = { ...given, near: given.near ?? null, at: now().getTime() };
      await enqueue(tx, confirmationMail, wish);
      return null;
    }
    const addedId = hasKey ? null : await addFollower(tx, given);
    const follower = await findByEmail(tx, given.email);
    if (!follower) return null;
    if (hasKey && holds(linkKey, follower, key)) {
      await saveFollower(tx, follower.id, given);
      return findById(tx, follower.id);
    }
    await enqueue(tx, followerMail, { followerId: follower.id, isNew: addedId !== null });
    return null;
  });
}

/** Whoever presses the button of the mail follows from then on, and is welcomed; a second press changes nothing. Throws `throttled`. */
export async function confirmFollowing(
  services: FollowingServices,
  { bandId, wish, clientAddress }: { bandId: number; wish: Asked; clientAddress: string },
): Promise<void> {
  await spendFollowerKey(services, clientAddress);
  await services.database.band({ bandId }, async (tx) => {
    const followerId = await addFollower(tx, wish);
    if (followerId !== null) await enqueue(tx, followerMail, { followerId, isNew: true });
  });
}

export interface KeyOfFollower {
  bandId: number;
  email: string;
  key: unknown;
}

/** The follower whose key it is, else null: nobody learns why. Throws `throttled`. */
export async function openFollower(
  services: FollowingServices,
  { bandId, email, key, clientAddress }: KeyOfFollower & { clientAddress: string },
): Promise<Following | null> {
  await spendFollowerKey(services, clientAddress);
  const follower = await services.database.band({ bandId, readOnly: true }, (tx) =>
    findByEmail(tx, email),
  );
  return holds(services.linkKey, follower, key) ? follower : null;
}

/** Null where the follower has gone meanwhile. */
export async function saveOwn(
  { database }: FollowingServices,
  { bandId, id }: Following,
  settings: Settings,
): Promise<Following | null> {
  return database.band({ bandId }, async (tx) => {
    await saveFollower(tx, id, settings);
    return findById(tx, id);
  });
}

/** As often as one likes. */
export async function stopFollowing(
  { database }: Pick<FollowingServices, "database">,
  { bandId, id }: Pick<Following, "bandId" | "id">,
): Promise<void> {
  await database.band({ bandId }, (tx) => deleteFollower(tx, id));
}

/** Of nobody a signature is reckoned as well, so that it takes as long. */
export function holds(linkKey: LinkKey, follower: Following | null, key: unknown): boolean {
  const { bandId = 0, id: followerId = 0, TheUser } = follower ?? {};
  const email = TheUser?.email ?? "";
  return isFollowerKey(key, { key: linkKey, bandId, followerId, email }) && follower !== null;
}

/** One press in a follower's mail ends the following: an address that a stranger entered is not kept. */
export function followerList({ database }: Pick<FollowingServices, "database">): MailingList {
  return {
    name: FOLLOWER_LIST,
    async find(name) {
      const of = followerIn(name);
      const follower =
        of &&
        (await database.band({ bandId: of.bandId, readOnly: true }, (tx) =>
          findById(tx, of.followerId),
        ));
      if (!follower) return null;
      const what = `what ${follower.TheBand.name} tells its followers`;
      return { email: follower.TheUser.email, what, isOn: true };
    },
    async stop(name) {
      const of = followerIn(name);
      if (of) await stopFollowing({ database }, { bandId: of.bandId, id: of.followerId });
    },
  };
}
