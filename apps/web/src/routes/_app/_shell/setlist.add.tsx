import { addSetlist } from "@bandstand/contracts/setlists";
import { createFileRoute, Link } from "@tanstack/react-router";
import { guarded } from "../../../app/guarded.tsx";
import { SetlistAdd } from "../../../features/setlists/form/setlist-add.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { PageTitle } from "../../../ui/page/page-title.tsx";

export const Route = createFileRoute("/_app/_shell/setlist/add")({
  component: guarded({ place: "Adding set lists", calls: [addSetlist] }, SetlistAddPage),
});

function SetlistAddPage() {
  const navigate = Route.useNavigate();
  const toSetlists = () => void navigate({ to: "/setlists/index" });
  return (
    <>
      <PageTitle title="Add Setlist" />
      <PageHeader title="Add Setlist" crumbs={<Link to="/setlists/index">Set lists</Link>} />
      <SetlistAdd onAdded={toSetlists} onCancelled={toSetlists} />
    </>
  );
}
