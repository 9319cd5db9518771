/** The invoice as it comes out on paper. */
import type { Invoice } from "@bandstand/contracts/invoices";
import { formatDate } from "@bandstand/domain/date-format";
import { invoiceLines } from "@bandstand/domain/invoice";
import { formatMoney } from "@bandstand/domain/money";
import { type RefObject, useLayoutEffect, useRef } from "react";
import { keepFitted } from "../../../ui/print/fit-page.ts";
import { useShrunkToFit } from "../../../ui/print/use-shrunk-to-fit.ts";
import styles from "./invoice-page.module.css";

interface InvoicePageProps {
  invoice: Invoice;
  /** What is printed and shared. */
  ref: RefObject<HTMLDivElement | null>;
}

export function InvoicePage({ invoice, ref }: InvoicePageProps) {
  const page = useRef<HTMLElement>(null);
  useShrunkToFit(ref);
  useLayoutEffect(() => (page.current ? keepFitted(page.current, 1) : undefined), [invoice]);
  const { number, replaces, name, address, bankDetails, note, addressee } = invoice;
  const lines = invoiceLines(invoice);
  return (
    <div ref={ref} className={styles.sheet}>
      <article ref={page} className={styles.page} data-page>
        <header className={styles.head}>
          <h1 data-line data-title>{`Invoice ${number}`}</h1>
          <div className={styles.lines}>
            <p dir="auto" data-line>
              <b>{name}</b>
            </p>
            <Lines text={address} />
          </div>
        </header>
        <div className={styles.parties}>
          <section>
            <h2 data-line>To</h2>
            <Lines text={addressee} />
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
            {replaces !== null && (
              <div data-line>
                <dt>Replaces</dt>
                <dd>{`Invoice ${replaces}`}</dd>
              </div>
            )}
          </dl>
        </div>
        <p className={styles.about} dir="auto" data-line>
          {`For ${invoice.about}, ${formatDate(invoice.eventDate)}`}
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
