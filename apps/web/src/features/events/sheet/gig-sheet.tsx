/** An event on paper: printed, saved or shared as a PDF, with the songs that are played. */
import type { Event } from "@bandstand/contracts/events";
import { getSetlistWithSections } from "@bandstand/contracts/setlists";
import { getVenue } from "@bandstand/contracts/venues";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useServices } from "../../../lib/services/services-context.ts";
import { useMay } from "../../../lib/services/use-may.ts";
import { EventLoader } from "../../../records/events/event-loader.tsx";
import { eventTitle } from "../../../records/events/event-words.ts";
import { setlistQuery } from "../../../records/setlists/setlist-query.ts";
import { venueQuery } from "../../../records/venues/venue-query.ts";
import { PdfButtons } from "../../../ui/print/pdf-buttons.tsx";
import { PrintPage } from "../../../ui/print/print-page.tsx";
import { useShrunkToFit } from "../../../ui/print/use-shrunk-to-fit.ts";
import { useCurrentWindow } from "../../../ui/windows/window-context.ts";
import { GigSheetPage } from "./gig-sheet-page.tsx";

export function GigSheet({ eventId }: { eventId: number }) {
  const current = useCurrentWindow();
  return (
    <EventLoader eventId={eventId}>
      {(event) => <SheetOnPaper event={event} onClose={() => current?.dismiss()} />}
    </EventLoader>
  );
}

function SheetOnPaper({ event, onClose }: { event: Event; onClose: () => void }) {
  const { client } = useServices();
  const { venueId, setlistId } = event;
  const readsVenue = useMay(getVenue) && venueId !== null;
  const readsSetlist = useMay(getSetlistWithSections) && setlistId !== null;
  const venue = useQuery({ ...venueQuery(client, venueId ?? 0), enabled: readsVenue });
  const setlist = useQuery({ ...setlistQuery(client, setlistId ?? 0), enabled: readsSetlist });
  const pages = useRef<HTMLDivElement>(null);
  useShrunkToFit(pages);
  const title = eventTitle(event);
  return (
    <PrintPage
      label={`Gig sheet of ${title}`}
      onClose={onClose}
      tools={<PdfButtons title={`${event.eventDate} ${title}`} pages={pages} />}
    >
      <GigSheetPage
        ref={pages}
        event={event}
        venue={readsVenue ? (venue.data ?? null) : null}
        setlist={readsSetlist ? (setlist.data ?? null) : null}
      />
    </PrintPage>
  );
}
