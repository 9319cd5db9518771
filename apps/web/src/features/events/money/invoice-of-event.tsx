/** The way to the invoice, and to make it. */
import { type EventMoney, makeInvoice } from "@bandstand/contracts/event-money";
import type { Event } from "@bandstand/contracts/events";
import { formatDate } from "@bandstand/domain/date-format";
import { IconFileInvoice } from "@tabler/icons-react";
import { useState } from "react";
import { useMay } from "../../../lib/services/use-may.ts";
import { useWhyOffline } from "../../../lib/services/why-offline.ts";
import { namedEvent } from "../../../records/events/event-words.ts";
import { useEventWindows } from "../../../records/events/event-windows.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";
import { useEventMoneyChanges } from "./event-money-queries.ts";
import styles from "./event-money.module.css";

interface InvoiceOfEventProps {
  event: Event;
  money: EventMoney;
}

export function InvoiceOfEvent({ event, money: { invoice } }: InvoiceOfEventProps) {
  const windows = useEventWindows();
  if (!invoice) return <MakeInvoice event={event} />;
  return (
    <>
      <p className={styles.quiet}>
        {`Made on ${formatDate(invoice.date)}, due on ${formatDate(invoice.dueDate)}. It keeps its number, and says what the event says now.`}
      </p>
      <div>
        <Button
          size="small"
          icon={<IconFileInvoice aria-hidden />}
          onClick={() => windows.invoice(namedEvent(event))}
        >
          Open invoice
        </Button>
      </div>
    </>
  );
}

function MakeInvoice({ event }: { event: Event }) {
  const changes = useEventMoneyChanges(event.id);
  const windows = useEventWindows();
  const notify = useNotify();
  const mayMake = useMay(makeInvoice);
  const offline = useWhyOffline();
  const [busy, setBusy] = useState(false);

  async function make(): Promise<void> {
    setBusy(true);
    try {
      await changes.makeInvoice();
      windows.invoice(namedEvent(event));
    } catch (error) {
      notify.failed("The invoice was not made", error);
    }
    setBusy(false);
  }

  if (!mayMake) return <p className={styles.quiet}>None was made yet.</p>;
  return (
    <>
      <p className={styles.quiet}>
        To who has booked, with the fee, what was paid of it, and the band’s bank details. It gets
        the next number, once.
      </p>
      <div>
        <Button
          size="small"
          icon={<IconFileInvoice aria-hidden />}
          busy={busy}
          unavailable={offline ?? (event.fee === null ? "No fee is known yet" : undefined)}
          onClick={() => void make()}
        >
          Make invoice
        </Button>
      </div>
    </>
  );
}
