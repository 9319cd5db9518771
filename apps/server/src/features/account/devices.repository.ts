/** Sign-ins of one person, over all their bands. */
import type { Device } from "@bandstand/contracts/account";
import { isoText } from "../../platform/database/columns-in-sql.ts";
import type { PersonTransaction } from "../../platform/database/transactions.ts";

export interface FoundDevice extends Pick<Device, "id" | "bandName" | "lastUsedAt" | "signedInAt"> {
  userAgent: string | null;
}

const IS_GOOD = "revoked_at is null and last_used_at > now() - interval '30 days'";

/** Those that are still good, the one used last first. */
export function listDevices(tx: PersonTransaction): Promise<FoundDevice[]> {
  return tx.rows<FoundDevice>(
    {
      name: "list_devices",
      text: `
        select t.id, b.name as "bandName", t.user_agent as "userAgent",
          ${isoText("t.last_used_at")} as "lastUsedAt", ${isoText("t.created_at")} as "signedInAt"
        from tokens t
        join band_users m on m.band_id = t.band_id and m.id = t.band_user_id
        join bands b on b.id = t.band_id
        where m.user_id = $1 and t.${IS_GOOD}
        order by t.last_used_at desc, t.id desc`,
    },
    [tx.userId],
  );
}

/** False where it is none of the person's, or has ended already. */
export async function revokeDevice(tx: PersonTransaction, id: number): Promise<boolean> {
  const revoked = await tx.rows(
    { text: `update tokens set revoked_at = now() where id = $1 and ${IS_GOOD} returning id` },
    [id],
  );
  return revoked.length > 0;
}

export async function bandNamesOf(tx: PersonTransaction): Promise<string[]> {
  const rows = await tx.arrays<[string]>({ text: "select name from bands" });
  return rows.map(([name]) => name);
}
