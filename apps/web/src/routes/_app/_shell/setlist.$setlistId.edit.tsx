import { canEditSetlists } from "@bandstand/domain/permissions";
import { createFileRoute, Link } from "@tanstack/react-router";
import { SetlistEdit } from "../../../app/setlists/setlist-edit.tsx";
import { useBandUser } from "../../../lib/services/services-context.ts";
import { NoRight } from "../../../ui/states/no-right.tsx";

export const Route = createFileRoute("/_app/_shell/setlist/$setlistId/edit")({
  component: SetlistEditPage,
});

function SetlistEditPage() {
  const { setlistId } = Route.useParams();
  const navigate = Route.useNavigate();
  const bandUser = useBandUser();
  if (!canEditSetlists(bandUser))
    return <NoRight area="Editing set lists" band={bandUser.TheBand.name} />;
  return (
    <SetlistEdit
      key={setlistId}
      setlistId={Number(setlistId)}
      crumbs={<Link to="/setlists/index">Set lists</Link>}
      onSavedAsNew={({ id }) =>
        void navigate({ to: "/setlist/$setlistId/edit", params: { setlistId: String(id) } })
      }
      onDeleted={() => void navigate({ to: "/setlists/index" })}
    />
  );
}
