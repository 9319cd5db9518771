import { createFileRoute } from "@tanstack/react-router";
import { canRead } from "@bandstand/domain/permissions";
import { readSetlistSearch } from "../../../features/setlists/setlist-search.ts";
import { SetlistsPage } from "../../../features/setlists/setlists-page.tsx";
import { useBandUser } from "../../../lib/services/services-context.ts";
import { NoRight } from "../../../ui/states/no-right.tsx";

export const Route = createFileRoute("/_app/_shell/setlists/index")({
  validateSearch: readSetlistSearch,
  component: Setlists,
});

function Setlists() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const bandUser = useBandUser();
  if (!canRead(bandUser, "SL")) return <NoRight area="Set lists" band={bandUser.TheBand.name} />;
  return (
    <SetlistsPage
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true })}
    />
  );
}
