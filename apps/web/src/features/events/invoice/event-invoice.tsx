/** The invoice of an event on paper: printed, saved or shared as a PDF. */
import { saveInvoiceSettings } from "@bandstand/contracts/invoices";
import type { Event } from "@bandstand/contracts/events";
import { IconPencil } from "@tabler/icons-react";
import { useRef } from "react";
import { useMay } from "../../../lib/services/use-may.ts";
import { useBandWindows } from "../../../records/band/band-windows.ts";
import { EventLoader } from "../../../records/events/event-loader.tsx";
import { eventTitle } from "../../../records/events/event-words.ts";
import { RecordFailed } from "../../../records/kit/record-failed.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { PdfButtons } from "../../../ui/print/pdf-buttons.tsx";
import { PrintPage } from "../../../ui/print/print-page.tsx";
import { RecordSkeleton } from "../../../ui/states/skeletons.tsx";
import { useCurrentWindow } from "../../../ui/windows/window-context.ts";
import { useEventMoney } from "../money/event-money-queries.ts";
import { InvoicePage } from "./invoice-page.tsx";

export function EventInvoice({ eventId }: { eventId: number }) {
  const current = useCurrentWindow();
  return (
    <EventLoader eventId={eventId}>
      {(event) => <InvoiceOnPaper event={event} onClose={() => current?.dismiss()} />}
    </EventLoader>
  );
}

function InvoiceOnPaper({ event, onClose }: { event: Event; onClose: () => void }) {
  const money = useEventMoney(event.id);
  const windows = useBandWindows();
  const maySay = useMay(saveInvoiceSettings);
  const pages = useRef<HTMLDivElement>(null);
  const invoice = money.data?.invoice ?? null;
  const label = invoice ? `Invoice ${invoice.number}` : "Invoice";
  const unavailable = invoice ? undefined : "There is no invoice yet";
  return (
    <PrintPage
      label={label}
      onClose={onClose}
      unavailable={unavailable}
      tools={
        <>
          {maySay && (
            <Button
              compact
              icon={<IconPencil aria-hidden />}
              onClick={() => {
                onClose();
                windows.invoices();
              }}
            >
              Invoice details
            </Button>
          )}
          <PdfButtons
            title={`${label}, ${eventTitle(event)}`}
            pages={pages}
            unavailable={unavailable}
          />
        </>
      }
    >
      {money.data ? (
        invoice ? (
          <InvoicePage ref={pages} invoice={invoice} />
        ) : (
          <p>This event has no invoice yet. It is made under Booking.</p>
        )
      ) : money.error ? (
        <RecordFailed error={money.error} noun="invoice" onRetry={() => void money.refetch()} />
      ) : (
        <RecordSkeleton />
      )}
    </PrintPage>
  );
}
