import { getSetlistWithSections } from "@bandstand/contracts/setlists";
import { createFileRoute, Link } from "@tanstack/react-router";
import { guarded } from "../../../app/guarded.tsx";
import { SetlistDisplay } from "../../../app/setlists/setlist-display.tsx";
import { useSetlist } from "../../../records/setlists/setlist-query.ts";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { PageTitle } from "../../../ui/page/page-title.tsx";

export const Route = createFileRoute("/_app/_shell/setlist/$setlistId/")({
  component: guarded({ place: "Set lists", calls: [getSetlistWithSections] }, SetlistPage),
});

function SetlistPage() {
  const setlistId = Number(Route.useParams().setlistId);
  const navigate = Route.useNavigate();
  return (
    <>
      <SetlistHead setlistId={setlistId} />
      <SetlistDisplay
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
