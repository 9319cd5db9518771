import { getEvent } from "@bandstand/contracts/events";
import { createFileRoute } from "@tanstack/react-router";
import { guarded } from "../../../app/guarded.tsx";
import { OpenOver } from "../../../app/open-over.tsx";
import { eventAddress } from "../../../records/events/event-address.ts";
import { EventLoader } from "../../../records/events/event-loader.tsx";
import { namedEvent } from "../../../records/events/event-words.ts";
import { useEventWindows } from "../../../records/events/event-windows.ts";
import { PageTitle } from "../../../ui/page/page-title.tsx";

export const Route = createFileRoute("/_app/_shell/event/$eventId/sheet")({
  component: guarded({ place: "Events", calls: [getEvent] }, GigSheetPage),
});

function GigSheetPage() {
  const eventId = Number(Route.useParams().eventId);
  const windows = useEventWindows();
  return (
    <>
      <PageTitle title="Gig sheet" />
      <EventLoader eventId={eventId} alone>
        {(event) => (
          <OpenOver page={eventAddress(eventId)} open={() => windows.print(namedEvent(event))} />
        )}
      </EventLoader>
    </>
  );
}
