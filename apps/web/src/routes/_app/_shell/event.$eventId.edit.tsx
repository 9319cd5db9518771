import { getEvent, saveEvent } from "@bandstand/contracts/events";
import { createFileRoute, Link } from "@tanstack/react-router";
import { guarded } from "../../../app/guarded.tsx";
import { EventEdit } from "../../../features/events/form/event-edit.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { PageTitle } from "../../../ui/page/page-title.tsx";

export const Route = createFileRoute("/_app/_shell/event/$eventId/edit")({
  component: guarded({ place: "Editing events", calls: [getEvent, saveEvent] }, EventEditPage),
});

function EventEditPage() {
  const { eventId } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <>
      <PageTitle title="Edit Event" />
      <PageHeader
        title="Edit Event"
        crumbs={
          <Link to="/event/$eventId" params={{ eventId }}>
            Event
          </Link>
        }
      />
      <EventEdit
        eventId={Number(eventId)}
        onClosed={() => void navigate({ to: "/event/$eventId", params: { eventId } })}
        onDeleted={() => void navigate({ to: "/events/index" })}
      />
    </>
  );
}
