import { canRead } from "@bandstand/domain/permissions";
import { createFileRoute, Link } from "@tanstack/react-router";
import { SetlistDisplay } from "../../../app/setlists/setlist-display.tsx";
import { useBandUser } from "../../../lib/services/services-context.ts";
import { useSetlist } from "../../../lib/setlists/setlist-query.ts";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { PageTitle } from "../../../ui/page/page-title.tsx";
import { NoRight } from "../../../ui/states/no-right.tsx";

export const Route = createFileRoute("/_app/_shell/setlist/$setlistId/")({
  component: SetlistPage,
});

function SetlistPage() {
  const setlistId = Number(Route.useParams().setlistId);
  const bandUser = useBandUser();
  const navigate = Route.useNavigate();
  if (!canRead(bandUser, "SL")) return <NoRight area="Set lists" band={bandUser.TheBand.name} />;
  return (
    <>
      <SetlistHead setlistId={setlistId} />
      <SetlistDisplay
        untitled
        setlistId={setlistId}
        onDeleted={() => void navigate({ to: "/setlists/index" })}
      />
    </>
  );
}

function SetlistHead({ setlistId }: { setlistId: number }) {
  const { data: setlist } = useSetlist(setlistId);
  const title = setlist?.name ?? "Set list";
  return (
    <>
      <PageTitle title={title} />
      <PageHeader title={title} crumbs={<Link to="/setlists/index">Set lists</Link>} />
    </>
  );
}
