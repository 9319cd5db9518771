/** The gigs of a year and what they have paid and cost, as the database has them. */
import type { GigOfYear, MoneyYear } from "@bandstand/contracts/money-year";
import type { BandTransaction } from "../../platform/database/transactions.ts";

/** Of one that is off, only where money has gone to and fro. */
const COUNTS = `(u.tag <> 'X' or e.payment_received > 0 or x.sum > 0)`;

const FROM = `
  from events e
  join event_types t on t.id = e.event_type_id and t.public_performance
  join event_statuses u on u.id = e.event_status_id
  left join (
    select event_id, sum(amount)::float8 as sum from event_expenses where band_id = $1 group by event_id
  ) x on x.event_id = e.id`;

export async function readYear(tx: BandTransaction, year: number): Promise<MoneyYear> {
  const gigs = await tx.rows<GigOfYear>(
    {
      name: "gigs_of_year",
      text: `
        select e.id, e.name, e.event_date as "eventDate", t.name as "eventType_name", v.name as "venue_name",
          u.tag as "eventStatus_tag", u.name as "eventStatus_name", e.fee, e.payment_received as "paymentReceived",
          coalesce(x.sum, 0) as expenses, i.number as "invoiceNumber"
        ${FROM}
        left join venues v on v.band_id = e.band_id and v.id = e.venue_id
        left join lateral (
          select max(number) as number from event_invoices where band_id = e.band_id and event_id = e.id) i on true
        where e.band_id = $1 and e.event_date >= make_date($2, 1, 1) and e.event_date < make_date($2 + 1, 1, 1)
          and ${COUNTS}
        order by e.event_date, e.id`,
    },
    [tx.bandId, year],
  );
  const years = await tx.rows<{ year: number }>(
    {
      name: "years_of_gigs",
      text: `
        select distinct extract(year from e.event_date)::integer as year ${FROM}
        where e.band_id = $1 and ${COUNTS} order by 1 desc`,
    },
    [tx.bandId],
  );
  return { year, years: years.map((one) => one.year), gigs };
}
