import { getEventMoney } from "@bandstand/contracts/event-money";
import { getEvent } from "@bandstand/contracts/events";
import { getInvoiceSettings } from "@bandstand/contracts/invoices";
import { createFileRoute } from "@tanstack/react-router";
import { guarded } from "../../../app/guarded.tsx";
import { OpenOver } from "../../../app/open-over.tsx";
import { eventAddress } from "../../../records/events/event-address.ts";
import { EventLoader } from "../../../records/events/event-loader.tsx";
import { namedEvent } from "../../../records/events/event-words.ts";
import { useEventWindows } from "../../../records/events/event-windows.ts";
import { PageTitle } from "../../../ui/page/page-title.tsx";

export const Route = createFileRoute("/_app/_shell/event/$eventId/invoice")({
  component: guarded(
    { place: "What events pay", calls: [getEvent, getEventMoney, getInvoiceSettings] },
    InvoicePage,
  ),
});

function InvoicePage() {
  const eventId = Number(Route.useParams().eventId);
  const windows = useEventWindows();
  return (
    <>
      <PageTitle title="Invoice" />
      <EventLoader eventId={eventId} alone>
        {(event) => (
          <OpenOver page={eventAddress(eventId)} open={() => windows.invoice(namedEvent(event))} />
        )}
      </EventLoader>
    </>
  );
}
