import { addEvent } from "@bandstand/contracts/events";
import { createFileRoute, Link } from "@tanstack/react-router";
import { guarded } from "../../../app/guarded.tsx";
import { EventAdd } from "../../../features/events/form/event-add.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { PageTitle } from "../../../ui/page/page-title.tsx";

export const Route = createFileRoute("/_app/_shell/event/add")({
  component: guarded({ place: "Adding events", calls: [addEvent] }, EventAddPage),
});

function EventAddPage() {
  const navigate = Route.useNavigate();
  return (
    <>
      <PageTitle title="Add Event" />
      <PageHeader title="Add Event" crumbs={<Link to="/events/index">Events</Link>} />
      <EventAdd
        onAdded={({ id }) =>
          void navigate({ to: "/event/$eventId", params: { eventId: String(id) } })
        }
        onCancelled={() => void navigate({ to: "/events/index" })}
      />
    </>
  );
}
