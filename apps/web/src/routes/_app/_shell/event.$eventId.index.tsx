import { getEvent } from "@bandstand/contracts/events";
import { createFileRoute, Link } from "@tanstack/react-router";
import { guarded } from "../../../app/guarded.tsx";
import { EventView } from "../../../features/events/view/event-view.tsx";
import { useEvent } from "../../../records/events/event-query.ts";
import { eventTitle } from "../../../records/events/event-words.ts";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { PageTitle } from "../../../ui/page/page-title.tsx";

export const Route = createFileRoute("/_app/_shell/event/$eventId/")({
  component: guarded({ place: "Events", calls: [getEvent] }, EventPage),
});

function EventPage() {
  const eventId = Number(Route.useParams().eventId);
  const navigate = Route.useNavigate();
  return (
    <>
      <EventHead eventId={eventId} />
      <EventView eventId={eventId} onDeleted={() => void navigate({ to: "/events/index" })} />
    </>
  );
}

function EventHead({ eventId }: { eventId: number }) {
  const { data: event } = useEvent(eventId);
  const title = event ? eventTitle(event) : "Event";
  return (
    <>
      <PageTitle title={title} />
      <PageHeader title={title} crumbs={<Link to="/events/index">Events</Link>} />
    </>
  );
}
