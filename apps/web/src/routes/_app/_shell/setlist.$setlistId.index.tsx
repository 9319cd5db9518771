import { createFileRoute, Link } from "@tanstack/react-router";
import { SetlistDisplay } from "../../../app/setlists/setlist-display.tsx";
import { useSetlist } from "../../../lib/setlists/setlist-query.ts";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { PageTitle } from "../../../ui/page/page-title.tsx";

export const Route = createFileRoute("/_app/_shell/setlist/$setlistId/")({
  component: SetlistPage,
});

function SetlistPage() {
  const setlistId = Number(Route.useParams().setlistId);
  const navigate = Route.useNavigate();
  const { data: setlist } = useSetlist(setlistId);
  return (
    <>
      <PageTitle title={setlist?.name ?? "Set list"} />
      <PageHeader title="Set list" crumbs={<Link to="/setlists/index">Set lists</Link>} />
      <SetlistDisplay
        setlistId={setlistId}
        onDeleted={() => void navigate({ to: "/setlists/index" })}
      />
    </>
  );
}
