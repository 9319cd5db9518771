import { addVenue } from "@bandstand/contracts/venues";
import { createFileRoute, Link } from "@tanstack/react-router";
import { guarded } from "../../../app/guarded.tsx";
import { VenueAdd } from "../../../features/venues/form/venue-add.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { PageTitle } from "../../../ui/page/page-title.tsx";

export const Route = createFileRoute("/_app/_shell/venue/add")({
  component: guarded({ place: "Adding venues", calls: [addVenue] }, VenueAddPage),
});

function VenueAddPage() {
  const navigate = Route.useNavigate();
  return (
    <>
      <PageTitle title="Add Venue" />
      <PageHeader title="Add Venue" crumbs={<Link to="/venues/index">Venues</Link>} />
      <VenueAdd
        onAdded={({ id }) =>
          void navigate({ to: "/venue/$venueId", params: { venueId: String(id) } })
        }
        onCancelled={() => void navigate({ to: "/venues/index" })}
      />
    </>
  );
}
