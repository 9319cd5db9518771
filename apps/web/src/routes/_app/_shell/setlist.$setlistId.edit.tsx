import { listAvailableSongs } from "@bandstand/contracts/setlist-songs";
import { getSetlistWithSections, saveSetlist } from "@bandstand/contracts/setlists";
import { createFileRoute, Link } from "@tanstack/react-router";
import { guarded } from "../../../app/guarded.tsx";
import { SetlistEdit } from "../../../app/setlists/setlist-edit.tsx";

export const Route = createFileRoute("/_app/_shell/setlist/$setlistId/edit")({
  component: guarded(
    {
      place: "Editing set lists",
      calls: [getSetlistWithSections, listAvailableSongs, saveSetlist],
    },
    SetlistEditPage,
  ),
});

function SetlistEditPage() {
  const { setlistId } = Route.useParams();
  const navigate = Route.useNavigate();
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
