import { getVenue, saveVenue } from "@bandstand/contracts/venues";
import { createFileRoute, Link } from "@tanstack/react-router";
import { guarded } from "../../../app/guarded.tsx";
import { VenueEdit } from "../../../features/venues/form/venue-edit.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { PageTitle } from "../../../ui/page/page-title.tsx";

export const Route = createFileRoute("/_app/_shell/venue/$venueId/edit")({
  component: guarded({ place: "Editing venues", calls: [getVenue, saveVenue] }, VenueEditPage),
});

function VenueEditPage() {
  const { venueId } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <>
      <PageTitle title="Edit Venue" />
      <PageHeader
        title="Edit Venue"
        crumbs={
          <Link to="/venue/$venueId" params={{ venueId }}>
            Venue
          </Link>
        }
      />
      <VenueEdit
        venueId={Number(venueId)}
        onClosed={() => void navigate({ to: "/venue/$venueId", params: { venueId } })}
        onDeleted={() => void navigate({ to: "/venues/index" })}
      />
    </>
  );
}
