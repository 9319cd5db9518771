import type { SystemTransaction } from "../../platform/database/transactions.ts";

export interface FoundInvitation {
  userId: number;
  email: string;
  bandName: string;
  identity: string;
  role: string;
  /** The nickname of whoever invites; the band's name where they have left. */
  invitedBy: string;
  /** The membership opens with the password that the person has. */
  isOpen: boolean;
}

/** Undefined where the member is gone by now. */
export async function findInvitation(
  tx: SystemTransaction,
  { bandUserId, invitedBy }: { bandUserId: number; invitedBy: number },
): Promise<FoundInvitation | undefined> {
  const [row] = await tx.rows<FoundInvitation>(
    {
      text: `
        select u.id as "userId", u.email, b.name as "bandName", b.identity, r.name as role,
          coalesce(i.nickname, b.name) as "invitedBy",
          m.confirmed_at is not null and p.user_id is not null as "isOpen"
        from band_users m
        join users u on u.id = m.user_id
        join bands b on b.id = m.band_id
        join roles r on r.id = m.role_id
        left join user_passwords p on p.user_id = u.id
        left join band_users i on i.band_id = m.band_id and i.id = $2
        where m.id = $1`,
    },
    [bandUserId, invitedBy],
  );
  return row;
}
