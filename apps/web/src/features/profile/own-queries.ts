/** Who is signed in, as the profile reads them: the member, then the person behind. */
import type { BandUser } from "@bandstand/contracts/band-user";
import { getBandUser } from "@bandstand/contracts/sign-in";
import { getUser } from "@bandstand/contracts/users";
import { callQuery } from "../../lib/cache/call-query.ts";
import type { Client } from "../../lib/http/client.ts";
import { paramsOf } from "../../records/kit/record-keys.ts";

export const OWN_KEYS = {
  bandUser: (bandUserId: number) => ["own-band-user", bandUserId] as const,
  user: (userId: number) => ["own-user", userId] as const,
};

export const ownBandUserQuery = (client: Client, id: number) =>
  callQuery(client, OWN_KEYS.bandUser(id), getBandUser, { params: paramsOf(id) });

export const ownUserQuery = (client: Client, userId: BandUser["userId"]) =>
  callQuery(client, OWN_KEYS.user(userId), getUser, { params: paramsOf(userId) });
