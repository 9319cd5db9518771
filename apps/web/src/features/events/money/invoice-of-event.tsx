/** The way to the invoice, and to make it. */
import { type EventMoney, makeInvoice, type MakeInvoice } from "@bandstand/contracts/event-money";
import type { Event } from "@bandstand/contracts/events";
import { formatDate } from "@bandstand/domain/date-format";
import { IconFileInvoice } from "@tabler/icons-react";
import { useState } from "react";
import { useMay } from "../../../lib/services/use-may.ts";
import { useWhyOffline } from "../../../lib/services/why-offline.ts";
import { namedEvent } from "../../../records/events/event-words.ts";
import { useEventWindows } from "../../../records/events/event-windows.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { useConfirm } from "../../../ui/confirm/confirm-context.ts";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";
import { useEventMoneyChanges } from "./event-money-queries.ts";
import styles from "./event-money.module.css";

interface InvoiceOfEventProps {
  event: Event;
  money: EventMoney;
}

export function InvoiceOfEvent({ event, money: { invoice } }: InvoiceOfEventProps) {
  const windows = useEventWindows();
  const { make, busy, mayMake, unavailable } = useMakeInvoice(event);
  const confirm = useConfirm();

  async function correct(number: number): Promise<void> {
    const isSure = await confirm({
      title: "Corrected invoice",
      text: `It gets the next number, says what the event and the band say now, and that it replaces invoice ${number}.`,
      yes: "Replace",
      no: "Keep",
    });
    if (isSure) await make({ replaces: number });
  }

  if (invoice) {
    const { number, date, dueDate } = invoice;
    return (
      <>
        <p className={styles.quiet}>
          {`Made on ${formatDate(date)}, due on ${formatDate(dueDate)}. It keeps its number, and what it said then.`}
        </p>
        <div className={styles.acts}>
          <Button
            size="small"
            icon={<IconFileInvoice aria-hidden />}
            onClick={() => windows.invoice(namedEvent(event))}
          >
            Open invoice
          </Button>
          {mayMake && (
            <Button
              size="small"
              busy={busy}
              unavailable={unavailable}
              onClick={() => void correct(number)}
            >
              Make corrected invoice
            </Button>
          )}
        </div>
      </>
    );
  }
  if (!mayMake) return <p className={styles.quiet}>None was made yet.</p>;
  return (
    <>
      <p className={styles.quiet}>
        To who has booked, with the fee, what was paid of it, and the band’s bank details. It gets
        the next number, and keeps what it says.
      </p>
      <div>
        <Button
          size="small"
          icon={<IconFileInvoice aria-hidden />}
          busy={busy}
          unavailable={unavailable}
          onClick={() => void make()}
        >
          Make invoice
        </Button>
      </div>
    </>
  );
}

function useMakeInvoice(event: Event) {
  const changes = useEventMoneyChanges(event.id);
  const windows = useEventWindows();
  const notify = useNotify();
  const mayMake = useMay(makeInvoice);
  const offline = useWhyOffline();
  const [busy, setBusy] = useState(false);

  async function make(wrong?: MakeInvoice): Promise<void> {
    setBusy(true);
    try {
      await changes.makeInvoice(wrong);
      windows.invoice(namedEvent(event));
    } catch (error) {
      notify.failed("The invoice was not made", error);
    }
    setBusy(false);
  }

  const unavailable = offline ?? (event.fee === null ? "No fee is known yet" : undefined);
  return { make, busy, mayMake, unavailable };
}
