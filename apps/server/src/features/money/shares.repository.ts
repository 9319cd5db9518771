/** Shares of events, as the database has them. */
import type { BandTransaction } from "../../platform/database/transactions.ts";

export interface KeptShare {
  /** Null for the kitty. */
  bandUserId: number | null;
  share: number;
}

/** Each as it is given, and nothing for whoever is not: what was handed over stays. */
export async function keepShares(
  tx: BandTransaction,
  eventId: number,
  shares: readonly KeptShare[],
): Promise<void> {
  await tx.rows(
    {
      text: `
        update event_shares set share = 0
        where band_id = $1 and event_id = $2 and (of_kitty or band_user_id is not null)`,
    },
    [tx.bandId, eventId],
  );
  await addShares(tx, eventId, shares, "do update set share = excluded.share");
}

/** Where the event has none of its own yet: what is seen becomes what is kept. */
export async function keepUsualShares(
  tx: BandTransaction,
  eventId: number,
  shares: readonly KeptShare[],
): Promise<void> {
  await addShares(tx, eventId, shares, "do nothing");
}

async function addShares(
  tx: BandTransaction,
  eventId: number,
  shares: readonly KeptShare[],
  otherwise: string,
): Promise<void> {
  const members = shares.filter(({ bandUserId }) => bandUserId !== null);
  await tx.rows(
    {
      text: `
        insert into event_shares (band_id, event_id, band_user_id, share)
        select $1, $2, s.member, s.share from unnest($3::integer[], $4::smallint[]) s (member, share)
        on conflict (band_id, event_id, band_user_id) ${otherwise}`,
    },
    [tx.bandId, eventId, members.map((one) => one.bandUserId), members.map((one) => one.share)],
  );
  const kitty = shares.find(({ bandUserId }) => bandUserId === null);
  if (!kitty) return;
  await tx.rows(
    {
      text: `
        insert into event_shares (band_id, event_id, of_kitty, share) values ($1, $2, true, $3)
        on conflict (band_id, event_id) where of_kitty ${otherwise}`,
    },
    [tx.bandId, eventId, kitty.share],
  );
}

export async function keepPayout(
  tx: BandTransaction,
  eventId: number,
  { bandUserId, paidOut }: { bandUserId: number | null; paidOut: number | null },
): Promise<void> {
  await tx.rows(
    {
      text: `
        update event_shares set paid_out = $4, paid_out_at = case when $4::numeric is not null then now() end
        where band_id = $1 and event_id = $2
          and case when $3::integer is null then of_kitty else band_user_id = $3 end`,
    },
    [tx.bandId, eventId, bandUserId, paidOut],
  );
}
