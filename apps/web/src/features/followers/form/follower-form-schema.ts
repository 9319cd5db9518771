import { type Follower, followerFields, saveFollowerBody } from "@bandstand/contracts/followers";
import { MANUAL_SOURCE } from "@bandstand/domain/follower-import";
import * as z from "zod/mini";

export const followerForm = z.extend(saveFollowerBody, followerFields);

/** What the form of a new follower begins with. */
export const NEW_FOLLOWER = { email: "", location: "", source: MANUAL_SOURCE, events: true };

/** As the form has it. Who came by an import may have no location yet. */
export function editedOf(follower: Follower) {
  const { id, updatedAt, location, source, events, TheUser } = follower;
  return { id, updatedAt, email: TheUser.email, location: location ?? "", source, events };
}
