import { getBandUser } from "@bandstand/contracts/sign-in";
import { createFileRoute, Link } from "@tanstack/react-router";
import { guarded } from "../../../app/guarded.tsx";
import { MemberView } from "../../../features/members/view/member-view.tsx";
import { useMember } from "../../../records/members/member-query.ts";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { PageTitle } from "../../../ui/page/page-title.tsx";

export const Route = createFileRoute("/_app/_shell/bandUser/$bandUserId/")({
  component: guarded({ place: "Members", calls: [getBandUser] }, MemberPage),
});

function MemberPage() {
  const navigate = Route.useNavigate();
  const memberId = Number(Route.useParams().bandUserId);
  const { data: member } = useMember(memberId);
  const title = member?.nickname ?? "Member";
  return (
    <>
      <PageTitle title={title} />
      <PageHeader leaves title={title} crumbs={<Link to="/bandusers/index">Members</Link>} />
      <MemberView memberId={memberId} onRemoved={() => void navigate({ to: "/bandusers/index" })} />
    </>
  );
}
