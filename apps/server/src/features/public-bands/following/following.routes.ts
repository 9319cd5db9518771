import { Failure } from "@bandstand/contracts/failure";
import type { Following, followingEndpoints } from "@bandstand/contracts/following";
import { followerEmail, FOLLOW_MESSAGES } from "@bandstand/domain/following";
import { canRead } from "@bandstand/domain/permissions";
import type { FastifyRequest } from "fastify";
import type { BandTransaction } from "../../../platform/database/transactions.ts";
import type { Authenticate } from "../../../platform/http/caller.ts";
import type { Handlers } from "../../../platform/http/router.ts";
import { findByEmail, findById } from "./followers.repository.ts";
import { spendFollowerKey } from "./following-limits.ts";
import { type FollowingServices, holds, subscribe } from "./following.use-cases.ts";
import { nearByCall } from "./near-by-call.ts";

interface FollowingHandlerServices extends FollowingServices {
  authenticate: Authenticate;
}

export function followingHandlers(
  services: FollowingHandlerServices,
): Handlers<typeof followingEndpoints> {
  const { database } = services;

  /** What only a member who reads followers, or the holder of the key, may be told. */
  async function told(
    request: FastifyRequest,
    of: { bandId: number | undefined; key: string | undefined },
    find: (tx: BandTransaction) => Promise<Following | null>,
  ): Promise<Following | null> {
    await spendFollowerKey(services, request.ip);
    const reads = await bandThatReads(request);
    const bandId = of.bandId ?? reads;
    if (bandId === null) return null;
    const follower = await database.band({ bandId, readOnly: true }, find);
    return bandId === reads || holds(services.linkKey, follower, of.key) ? follower : null;
  }

  /** The band of the member who asks, where they read its followers. A token that is none is a stranger's. */
  async function bandThatReads(request: FastifyRequest): Promise<number | null> {
    if (request.headers.authorization === undefined) return null;
    try {
      const caller = await services.authenticate(request);
      return canRead(caller, "FL") ? caller.bandId : null;
    } catch (error) {
      if (error instanceof Failure && error.code === "not_signed_in") return null;
      throw error;
    }
  }

  return {
    subscribeFollower: async ({ body, request: { ip: clientAddress } }) => {
      const near = await nearByCall(services, body, clientAddress);
      const { bandId, email, location, events, source, key } = body;
      const given = { bandId, email, location, events, source, key, near };
      const saved = await subscribe(services, { ...given, clientAddress });
      return saved
        ? { ...saved, message: FOLLOW_MESSAGES.saved }
        : { message: FOLLOW_MESSAGES.thanks };
    },
    findFollower: ({ params, query: { bandId, key }, request }) =>
      told(request, { bandId, key }, (tx) => findByEmail(tx, followerEmail(params.x))),
    getFollowerOfBand: ({ params: { bandId, userId }, query: { key }, request }) =>
      told(request, { bandId, key }, (tx) => findById(tx, userId)),
  };
}
