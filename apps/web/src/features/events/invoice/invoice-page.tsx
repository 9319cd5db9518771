/** The invoice as it comes out on paper. */
import type { Event } from "@bandstand/contracts/events";
import type { Invoice, InvoiceSettings } from "@bandstand/contracts/invoices";
import { formatDate } from "@bandstand/domain/date-format";
import { invoiceAddressee, invoiceLines } from "@bandstand/domain/invoice";
import { formatMoney } from "@bandstand/domain/money";
import { type RefObject, useLayoutEffect, useRef } from "react";
import { useBandUser } from "../../../lib/services/services-context.ts";
import { eventTitle } from "../../../records/events/event-words.ts";
import { keepFitted } from "../../../ui/print/fit-page.ts";
import { useShrunkToFit } from "../../../ui/print/use-shrunk-to-fit.ts";
import styles from "./invoice-page.module.css";

interface InvoicePageProps {
  event: Event;
  invoice: Invoice;
  settings: InvoiceSettings;
  /** What is printed and shared. */
  ref: RefObject<HTMLDivElement | null>;
}

export function InvoicePage({ event, invoice, settings, ref }: InvoicePageProps) {
  const page = useRef<HTMLElement>(null);
  const { TheBand } = useBandUser();
  useShrunkToFit(ref);
  useLayoutEffect(
    () => (page.current ? keepFitted(page.current, 1) : undefined),
    [event, invoice, settings],
  );
  const { name, address, bankDetails, note } = settings;
  const lines = invoiceLines(event);
  const about = [eventTitle(event), event.name === null ? null : event.venue_name];
  return (
    <div ref={ref} className={styles.sheet}>
      <article ref={page} className={styles.page} data-page>
        <header className={styles.head}>
          <h1 data-line data-title>{`Invoice ${invoice.number}`}</h1>
          <div className={styles.lines}>
            <p dir="auto" data-line>
              <b>{name ?? TheBand.name}</b>
            </p>
            <Lines text={address} />
          </div>
        </header>
        <div className={styles.parties}>
          <section>
            <h2 data-line>To</h2>
            <Lines text={invoiceAddressee(event).join("\n")} />
          </section>
          <dl className={styles.dates}>
            <div data-line>
              <dt>Date</dt>
              <dd>{formatDate(invoice.date)}</dd>
            </div>
            <div data-line>
              <dt>Due</dt>
              <dd>{formatDate(invoice.dueDate)}</dd>
            </div>
          </dl>
        </div>
        <p className={styles.about} dir="auto" data-line>
          {[`For ${about.filter(Boolean).join(", ")}`, formatDate(event.eventDate)].join(", ")}
        </p>
        <dl className={styles.sums}>
          {lines.map(({ label, sum }, place) => (
            <div
              key={label}
              className={place === lines.length - 1 ? styles.due : undefined}
              data-line
              data-rule
            >
              <dt>{label}</dt>
              <dd>{formatMoney(sum)}</dd>
            </div>
          ))}
        </dl>
        {bankDetails !== null && (
          <section>
            <h2 data-line>Please pay to</h2>
            <Lines text={bankDetails} />
          </section>
        )}
        {note !== null && (
          <section>
            <Lines text={note} />
          </section>
        )}
      </article>
    </div>
  );
}

/** As somebody wrote them, line by line. */
function Lines({ text }: { text: string | null }) {
  return (text ?? "").split("\n").map((line, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- two lines may be alike
    <p key={`${place} ${line}`} dir="auto" data-line>
      {line}
    </p>
  ));
}
