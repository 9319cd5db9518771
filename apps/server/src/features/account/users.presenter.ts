import type { User } from "@bandstand/contracts/users";
import { canSeeContactDetails } from "@bandstand/domain/member-permissions";
import type { Caller } from "../../platform/http/caller.ts";
import type { FoundUser } from "./users.repository.ts";

/** As the caller may see them: how they are reached only where they share it, or the caller edits members. */
export function presentUser(found: FoundUser, caller: Caller): User {
  const { nickname: _, bandUserId, shareContactDetails, ...user } = found;
  const isOwn = user.id === caller.userId;
  const seen = { ...user, pendingEmail: isOwn ? user.pendingEmail : null };
  if (canSeeContactDetails(caller, { id: bandUserId, shareContactDetails })) return seen;
  return { ...seen, email: null, phone: null, location: null, address: null };
}
