/** People as a band may know them. */
import type { User } from "@bandstand/contracts/users";
import { isoText } from "../../platform/database/columns-in-sql.ts";
import type { BandTransaction, SystemTransaction } from "../../platform/database/transactions.ts";

/** Whoever is in the band, with what decides who may see how they are reached. */
export interface FoundUser extends Omit<User, "email"> {
  email: string;
  nickname: string;
  bandUserId: number;
  shareContactDetails: boolean;
}

export async function findUserOfBand(
  tx: BandTransaction | SystemTransaction,
  bandId: number,
  userId: number,
): Promise<FoundUser | undefined> {
  const [row] = await tx.rows<FoundUser>(
    {
      name: "find_user_of_band",
      text: `
        select u.id, u.email, u.forename, u.surname, u.mobile_phone as phone, u.location, u.address,
          u.main_instrument as "mainInstrument", u.play_inline as "playInline",
          u.email_verified_at is not null as "emailVerified", u.pending_email as "pendingEmail",
          ${isoText("u.updated_at")} as "updatedAt", m.nickname, m.id as "bandUserId",
          m.share_contact_details as "shareContactDetails"
        from band_users m join users u on u.id = m.user_id
        where m.band_id = $1 and m.user_id = $2`,
    },
    [bandId, userId],
  );
  return row;
}
