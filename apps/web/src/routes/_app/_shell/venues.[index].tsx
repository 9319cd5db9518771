import { listVenues } from "@bandstand/contracts/venues";
import { createFileRoute } from "@tanstack/react-router";
import { guarded } from "../../../app/guarded.tsx";
import { rawSearch } from "../../../app/raw-search.ts";
import { VENUE_IMPORT } from "../../../features/band-import/import-kind.ts";
import { useBandImportTool } from "../../../features/band-import/use-band-import-tool.tsx";
import { readVenueSearch } from "../../../features/venues/list/venue-search.ts";
import { VenuesPage } from "../../../features/venues/list/venues-page.tsx";

export const Route = createFileRoute("/_app/_shell/venues/index")({
  validateSearch: rawSearch,
  component: guarded({ place: "Venues", calls: [listVenues] }, Venues),
});

function Venues() {
  const search = readVenueSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  const importFromBands = useBandImportTool(VENUE_IMPORT);
  return (
    <VenuesPage
      search={search}
      onSearch={(next) => void navigate({ search: { ...next }, replace: true })}
      tools={[importFromBands]}
    />
  );
}
