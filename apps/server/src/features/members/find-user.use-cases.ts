/** The account of somebody who is to be added to the band. */
import { Failure } from "@bandstand/contracts/failure";
import type { AddUser } from "@bandstand/contracts/members";
import { bandScope, type Caller } from "../../platform/http/caller.ts";
import { addAccount, findUserByEmail, type FoundUser } from "./accounts.repository.ts";
import { findMembership } from "./members.repository.ts";
import type { MemberServices } from "./members.services.ts";

type Told = Omit<FoundUser, "isProved">;

const HOUR = 3600;

/** Each address that is asked about counts, whichever call asks: both say whether it has an account. Throws `throttled`. */
async function spendLookup(
  { throttle, limits }: MemberServices,
  { userId }: Caller,
): Promise<void> {
  await throttle.spend([
    { bucket: `finduser:${userId}`, most: limits.lookupsPerMember, windowSeconds: HOUR },
  ]);
}

/** Whose address it is, and whether they are in the band. Throws `user_not_found` and `throttled`. */
export async function findUser(
  services: MemberServices,
  caller: Caller,
  email: string,
): Promise<Told & { bandUserId: number | null }> {
  const { database } = services;
  await spendLookup(services, caller);
  const user = await database.system((tx) => findUserByEmail(tx, email), { readOnly: true });
  if (!user) throw new Failure("user_not_found");
  const bandUserId = await database.band({ ...bandScope(caller), readOnly: true }, (tx) =>
    findMembership(tx, user.id),
  );
  return { ...told(user), bandUserId: bandUserId ?? null };
}

/** The account of an address, made where there is none; one that is there keeps what it holds. Throws `throttled`. */
export async function addUser(
  services: MemberServices,
  caller: Caller,
  given: AddUser,
): Promise<{ user: Told; isNew: boolean }> {
  await spendLookup(services, caller);
  const { isNew, ...user } = await services.database.system((tx) => addAccount(tx, given));
  return { user: told(user), isNew };
}

function told({ id, forename, surname, mainInstrument }: FoundUser): Told {
  return { id, forename, surname, mainInstrument };
}
