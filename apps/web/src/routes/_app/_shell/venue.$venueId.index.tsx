import { getVenue } from "@bandstand/contracts/venues";
import { createFileRoute, Link } from "@tanstack/react-router";
import { guarded } from "../../../app/guarded.tsx";
import { VenueView } from "../../../features/venues/view/venue-view.tsx";
import { useVenue } from "../../../records/venues/venue-query.ts";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { PageTitle } from "../../../ui/page/page-title.tsx";

export const Route = createFileRoute("/_app/_shell/venue/$venueId/")({
  component: guarded({ place: "Venues", calls: [getVenue] }, VenuePage),
});

function VenuePage() {
  const venueId = Number(Route.useParams().venueId);
  const navigate = Route.useNavigate();
  return (
    <>
      <VenueHead venueId={venueId} />
      <VenueView venueId={venueId} onDeleted={() => void navigate({ to: "/venues/index" })} />
    </>
  );
}

function VenueHead({ venueId }: { venueId: number }) {
  const { data: venue } = useVenue(venueId);
  const title = venue?.name ?? "Venue";
  return (
    <>
      <PageTitle title={title} />
      <PageHeader title={title} crumbs={<Link to="/venues/index">Venues</Link>} />
    </>
  );
}
