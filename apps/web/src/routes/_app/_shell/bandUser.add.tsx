import { addMember, findUser } from "@bandstand/contracts/members";
import { createFileRoute, Link } from "@tanstack/react-router";
import { guarded } from "../../../app/guarded.tsx";
import { MemberAdd } from "../../../features/members/form/member-add.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { PageTitle } from "../../../ui/page/page-title.tsx";

export const Route = createFileRoute("/_app/_shell/bandUser/add")({
  component: guarded({ place: "Adding members", calls: [findUser, addMember] }, MemberAddPage),
});

function MemberAddPage() {
  const navigate = Route.useNavigate();
  return (
    <>
      <PageTitle title="Add Member" />
      <PageHeader title="Add Member" crumbs={<Link to="/bandusers/index">Members</Link>} />
      <MemberAdd
        onAdded={({ id }) =>
          void navigate({ to: "/bandUser/$bandUserId", params: { bandUserId: String(id) } })
        }
        onCancelled={() => void navigate({ to: "/bandusers/index" })}
      />
    </>
  );
}
