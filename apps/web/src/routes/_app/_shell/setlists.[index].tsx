import { listSetlists } from "@bandstand/contracts/setlists";
import { createFileRoute } from "@tanstack/react-router";
import { guarded } from "../../../app/guarded.tsx";
import { rawSearch } from "../../../app/raw-search.ts";
import { readSetlistSearch } from "../../../features/setlists/list/setlist-search.ts";
import { SetlistsPage } from "../../../features/setlists/list/setlists-page.tsx";

export const Route = createFileRoute("/_app/_shell/setlists/index")({
  validateSearch: rawSearch,
  component: guarded({ place: "Set lists", calls: [listSetlists] }, Setlists),
});

function Setlists() {
  const search = readSetlistSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <SetlistsPage
      search={search}
      onSearch={(next) => void navigate({ search: { ...next }, replace: true })}
    />
  );
}
