import { canEditSetlists } from "@bandstand/domain/permissions";
import { createFileRoute, Link } from "@tanstack/react-router";
import { SetlistEditor } from "../../../features/setlist-editor/setlist-editor.tsx";
import { useDeleteSetlist } from "../../../features/setlists/use-delete-setlist.ts";
import { useBandUser } from "../../../lib/services/services-context.ts";
import { useSetlistWindows } from "../../../ui/setlists/setlist-windows-context.ts";
import { NoRight } from "../../../ui/states/no-right.tsx";

export const Route = createFileRoute("/_app/_shell/setlist/$setlistId/edit")({
  component: SetlistEditPage,
});

function SetlistEditPage() {
  const { setlistId } = Route.useParams();
  const navigate = Route.useNavigate();
  const bandUser = useBandUser();
  const remove = useDeleteSetlist();
  const { print } = useSetlistWindows();
  if (!canEditSetlists(bandUser)) return <NoRight area="Set lists" band={bandUser.TheBand.name} />;
  return (
    <SetlistEditor
      key={setlistId}
      setlistId={Number(setlistId)}
      crumbs={<Link to="/setlists/index">Set lists</Link>}
      onDelete={remove}
      onDeleted={() => void navigate({ to: "/setlists/index" })}
      {...(print && { onPrint: print })}
    />
  );
}
