/** Reading people of the band, and saving oneself. */
import { Failure, invalidField } from "@bandstand/contracts/failure";
import { type SaveUser, type User, userFields } from "@bandstand/contracts/users";
import { fieldsOf } from "@bandstand/contracts/shapes";
import { canRead } from "@bandstand/domain/permissions";
import { eq } from "drizzle-orm";
import { users } from "../../platform/database/schema/accounts.ts";
import type { SystemTransaction } from "../../platform/database/transactions.ts";
import { bandScope, type Caller } from "../../platform/http/caller.ts";
import { enqueue } from "../../platform/jobs/enqueue.ts";
import {
  type HeldAccount,
  holdAccount,
  keepPendingEmail,
} from "../../records/accounts/accounts.repository.ts";
import { spendReset } from "../../records/accounts/limits.ts";
import { voidLinks } from "../../records/accounts/links.repository.ts";
import { checkId } from "../../records/kit/record-kind.ts";
import { checkUnchanged } from "../../records/kit/record-lock.ts";
import { changeEmailMail } from "./account.jobs.ts";
import type { AccountServices } from "./account.services.ts";
import {
  holdProved,
  type ProvedPassword,
  provePassword,
} from "../../records/accounts/own-password.ts";
import { presentUser } from "./users.presenter.ts";
import { findUserOfBand, type FoundUser } from "./users.repository.ts";

function existing(found: FoundUser | undefined): FoundUser {
  if (!found) throw new Failure("user_not_found", { message: "This person does not exist." });
  return found;
}

/** Throws `user_not_found`, also for whoever is in none of the caller's band, and `no_right`. */
export async function getUser(
  { database }: Pick<AccountServices, "database">,
  caller: Caller,
  userId: number,
): Promise<User> {
  const scope = { ...bandScope(caller), readOnly: true };
  const found = await database.band(scope, (tx) => findUserOfBand(tx, caller.bandId, userId));
  const user = existing(found);
  if (userId !== caller.userId && !canRead(caller, "BU")) throw new Failure("no_right");
  return presentUser(user, caller);
}

/** The account's own fields; its address and what proves who asks go another way. */
const { phone: _, ...plainFields } = userFields;
const PLAIN = fieldsOf(plainFields);

/**
 * Oneself only. A new address waits until its mailed link is used, and asks for the password. Throws `user_not_found`,
 * `no_right`, `changed_meanwhile`, `invalid` and `throttled`.
 */
export async function saveUser(
  services: AccountServices,
  caller: Caller,
  userId: number,
  { id, updatedAt, email, currentPassword, ...given }: SaveUser & { clientAddress: string },
): Promise<User> {
  checkId({ noun: "person" }, userId, id);
  const before = await getUser(services, caller, userId);
  if (userId !== caller.userId) throw new Failure("no_right");

  const isNewEmail = email !== undefined && email !== before.email;
  const { clientAddress } = given;
  const proved = isNewEmail ? await proveForEmail(services, caller, currentPassword, given) : null;
  // The same kind of mail to a mailbox as a reset.
  if (isNewEmail) await spendReset(services, email, clientAddress);

  return services.database.system(async (tx) => {
    const account = proved
      ? await holdProved(tx, caller, proved)
      : await holdAccount(tx, caller.userId);
    if (!account) throw new Failure("not_signed_in");
    const find = async () => existing(await findUserOfBand(tx, caller.bandId, userId));
    const current = await find();
    checkUnchanged({ updatedAt: current.updatedAt, changedBy: current.nickname }, updatedAt);
    await updateAccount(tx, userId, given);
    if (email !== undefined) await changeEmail(tx, account, isNewEmail ? email : null);
    return presentUser(await find(), caller);
  });
}

function proveForEmail(
  services: AccountServices,
  caller: Caller,
  password: string | undefined,
  { clientAddress }: { clientAddress: string },
): Promise<ProvedPassword> {
  if (!password)
    throw invalidField("currentPassword", "Enter your current password to change the email");
  return provePassword(services, caller, { password, clientAddress });
}

async function updateAccount(
  tx: SystemTransaction,
  userId: number,
  { phone, ...given }: SaveUser,
): Promise<void> {
  const plain = PLAIN.filter((name) => given[name] !== undefined).map((name) => [
    name,
    given[name],
  ]);
  const fields = {
    ...Object.fromEntries(plain),
    ...(phone !== undefined && { mobilePhone: phone }),
  } as Partial<typeof users.$inferInsert>;
  if (Object.keys(fields).length === 0) return;
  await tx.db.update(users).set(fields).where(eq(users.id, userId));
}

/** Null keeps the one there is, and calls off what waits. */
async function changeEmail(
  tx: SystemTransaction,
  account: HeldAccount,
  email: string | null,
): Promise<void> {
  await voidLinks(tx, account, ["changeEmail"]);
  await keepPendingEmail(tx, account, email);
  if (email !== null) await enqueue(tx, changeEmailMail, { userId: account.userId, email });
}
