/** A row a gig and the sums below them; on a phone each gig is a card of its own. */
import type { GigOfYear, MoneyYear } from "@bandstand/contracts/money-year";
import { dayOfYear } from "@bandstand/domain/day-words";
import { formatMoney } from "@bandstand/domain/money";
import { gigSums, yearSums } from "@bandstand/domain/money-year";
import { EventLink } from "../../../records/events/event-link.tsx";
import { eventTitle, namedEvent } from "../../../records/events/event-words.ts";
import styles from "./gigs-of-year.module.css";

const SUMS = [
  ["fee", "Fee"],
  ["paid", "Paid"],
  ["open", "Open"],
  ["expenses", "Expenses"],
  ["net", "Net"],
] as const;

export function GigsOfYear({ money: { year, gigs } }: { money: MoneyYear }) {
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={`Gigs in ${year}`}>
        <thead>
          <tr>
            <th scope="col">Gig</th>
            {SUMS.map(([key, label]) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {gigs.map((gig) => (
            <Gig key={gig.id} gig={gig} year={year} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{`Total ${year}`}</th>
            <Sums sums={yearSums(gigs)} />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function Gig({ gig, year }: { gig: GigOfYear; year: number }) {
  const about = [
    // The page says which year it is.
    dayOfYear(gig.eventDate, `${year}-01-01`),
    gig.name === null ? null : gig.venue_name,
    gig.eventStatus_tag === "C" ? null : gig.eventStatus_name,
    gig.invoiceNumber === null ? null : `Invoice ${gig.invoiceNumber}`,
  ];
  return (
    <tr>
      <th scope="row">
        <EventLink event={namedEvent(gig)} className={styles.gig}>
          {eventTitle(gig)}
        </EventLink>
        <span>{about.filter(Boolean).join(" · ")}</span>
      </th>
      <Sums sums={gigSums(gig)} />
    </tr>
  );
}

type SumsProps = { sums: Readonly<Record<(typeof SUMS)[number][0], number | null>> };

function Sums({ sums }: SumsProps) {
  return SUMS.map(([key, label]) => {
    const sum = sums[key];
    return (
      <td key={key} data-label={label} data-none={!sum || undefined}>
        {sum === null ? "–" : formatMoney(sum)}
      </td>
    );
  });
}
