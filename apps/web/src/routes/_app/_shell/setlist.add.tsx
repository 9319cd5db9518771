import { canEditSetlists } from "@bandstand/domain/permissions";
import { createFileRoute, Link } from "@tanstack/react-router";
import { SetlistAdd } from "../../../features/setlists/setlist-add.tsx";
import { useBandUser } from "../../../lib/services/services-context.ts";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { PageTitle } from "../../../ui/page/page-title.tsx";
import { NoRight } from "../../../ui/states/no-right.tsx";

export const Route = createFileRoute("/_app/_shell/setlist/add")({ component: SetlistAddPage });

function SetlistAddPage() {
  const navigate = Route.useNavigate();
  const bandUser = useBandUser();
  const toSetlists = () => void navigate({ to: "/setlists/index" });
  if (!canEditSetlists(bandUser))
    return <NoRight area="Adding set lists" band={bandUser.TheBand.name} />;
  return (
    <>
      <PageTitle title="Add Setlist" />
      <PageHeader title="Add Setlist" crumbs={<Link to="/setlists/index">Set lists</Link>} />
      <SetlistAdd onAdded={toSetlists} onCancelled={toSetlists} />
    </>
  );
}
