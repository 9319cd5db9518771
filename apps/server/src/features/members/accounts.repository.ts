/** The accounts behind members, which belong to no band. */
import type { AddMember } from "@bandstand/contracts/members";
import type { SystemTransaction } from "../../platform/database/transactions.ts";

export interface FoundUser {
  id: number;
  forename: string | null;
  surname: string | null;
  mainInstrument: string | null;
  /** Has a password that came through a mailed link, so that nobody else knows it. */
  isProved: boolean;
}

export async function findUserByEmail(
  tx: SystemTransaction,
  email: string,
): Promise<FoundUser | undefined> {
  const [row] = await tx.rows<FoundUser>(
    {
      name: "find_user_by_email",
      text: `
        select u.id, u.forename, u.surname, u.main_instrument as "mainInstrument",
          coalesce(p.by_link, false) as "isProved"
        from users u left join user_passwords p on p.user_id = u.id
        where u.email = $1`,
    },
    [email],
  );
  return row;
}

export type NewAccount = Pick<
  AddMember["bandUser"],
  "email" | "forename" | "surname" | "mainInstrument" | "address" | "mobilePhone"
>;

/** Without a password. Somebody else may have made it a moment before; then theirs stands, and is not new. */
export async function addAccount(
  tx: SystemTransaction,
  given: NewAccount,
): Promise<FoundUser & { isNew: boolean }> {
  const added = await tx.rows(
    {
      text: `
        insert into users (email, forename, surname, main_instrument, address, mobile_phone)
        values ($1, $2, $3, $4, $5, $6) on conflict (email) do nothing returning id`,
    },
    [
      given.email,
      given.forename,
      given.surname,
      given.mainInstrument ?? null,
      given.address ?? null,
      given.mobilePhone ?? null,
    ],
  );
  const user = await findUserByEmail(tx, given.email);
  if (!user) throw new Error("An account was not added.");
  return { ...user, isNew: added.length > 0 };
}
