/** Who a publication's mails go to: counted for the preview, and a row for each when they are sent off. */
import type { MailRecipient } from "@bandstand/contracts/publishing";
import type { BandTransaction } from "../../../platform/database/transactions.ts";

/** Members who are in the band, can sign in and may read events. */
const MEMBERS = `
  from band_users m join users u on u.id = m.user_id
  where m.band_id = $1 and m.confirmed_at is not null and m.signin_enabled
    and (m.leaving_date is null or m.leaving_date >= $2::date)
    and (m.administrator_enabled or m.super_administrator_enabled or m.bookings_enabled or exists (
      select from band_user_menu_options mo join menu_options o on o.id = mo.menu_option_id
      where mo.band_id = m.band_id and mo.band_user_id = m.id and o.tag = 'EV' and mo.priv <> 'H'))`;

const FOLLOWERS = "from followers f where f.band_id = $1 and f.events";

export async function listMemberAddresses(tx: BandTransaction, today: string): Promise<string[]> {
  const rows = await tx.arrays<[string]>(
    { text: `select u.email ${MEMBERS} order by coalesce(m.number, 999), m.id` },
    [tx.bandId, today],
  );
  return rows.map(([email]) => email);
}

export async function countFollowers(tx: BandTransaction): Promise<number> {
  const [row] = await tx.rows<{ count: number }>(
    { text: `select count(*)::integer as count ${FOLLOWERS}` },
    [tx.bandId],
  );
  return row?.count ?? 0;
}

/** The promoter's addresses are the event's; of members and followers the database knows all there is. */
export interface Mailing {
  publicationId: number;
  recipient: MailRecipient;
  edition: string;
  /** `YYYY-MM-DD`: who has left by then is no member. */
  today: string;
  promoters: readonly string[];
}

/**
 * One statement, however many they are. Who has been sent this edition, or waits for it, gets no second one; what was
 * withdrawn goes after all.
 */
export async function addMails(tx: BandTransaction, mailing: Mailing): Promise<void> {
  const { publicationId, recipient, edition, today, promoters } = mailing;
  const { rows, value } = READERS[recipient];
  await tx.rows(
    {
      text: `
        insert into outgoing_mails (band_id, publication_id, recipient, edition, to_address, band_user_id, follower_id)
        select $1, $3, '${recipient}', $4::uuid, r.* from (${rows}) r
        on conflict (band_id, edition, recipient, to_address) do update
          set state = 'waiting', publication_id = excluded.publication_id, attempts = 0, due_at = now()
          where outgoing_mails.state = 'withdrawn'`,
    },
    [tx.bandId, value === "promoters" ? promoters : today, publicationId, edition],
  );
}

const READERS: Record<MailRecipient, { rows: string; value: "promoters" | "today" }> = {
  V: {
    rows: "select address, null::integer, null::integer from unnest($2::text[]) as p (address)",
    value: "promoters",
  },
  B: { rows: `select u.email, m.id, null::integer ${MEMBERS}`, value: "today" },
  F: {
    // The day is a parameter of the others.
    rows: `select f.email, null::integer, f.id ${FOLLOWERS} and $2::date is not null`,
    value: "today",
  },
};

export async function insertPublication(
  tx: BandTransaction,
  publication: { eventId: number; status: "P" | "C"; options: object; facts: object },
): Promise<number> {
  const { eventId, status, options, facts } = publication;
  const [row] = await tx.rows<{ id: number }>(
    {
      text: `
        insert into event_publications (band_id, event_id, band_user_id, status, options, facts)
        values ($1, $2, $3, $4, $5::jsonb, $6::jsonb) returning id`,
    },
    [tx.bandId, eventId, tx.bandUserId, status, JSON.stringify(options), JSON.stringify(facts)],
  );
  if (!row) throw new Error("A publication was not added.");
  return row.id;
}
