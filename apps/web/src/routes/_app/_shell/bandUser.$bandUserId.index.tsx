import { getBandUser } from "@bandstand/contracts/sign-in";
import { createFileRoute, Link, useNavigate } from "@tanstack/react-router";
import { guarded } from "../../../app/guarded.tsx";
import { MemberView } from "../../../features/members/view/member-view.tsx";
import { useMember } from "../../../records/members/member-query.ts";
import { MEMBERS_PLACE } from "../../../records/members/members-place.ts";
import { useWayOn } from "../../../records/kit/way-on.ts";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { PageTitle } from "../../../ui/page/page-title.tsx";

export const Route = createFileRoute("/_app/_shell/bandUser/$bandUserId/")({
  component: guarded({ place: "Members", calls: [getBandUser] }, MemberPage),
});

function MemberPage() {
  const navigate = useNavigate();
  const list = useWayOn(MEMBERS_PLACE);
  const memberId = Number(Route.useParams().bandUserId);
  const { data: member } = useMember(memberId);
  const title = member?.nickname ?? "Member";
  return (
    <>
      <PageTitle title={title} />
      <PageHeader leaves title={title} crumbs={<Link to={list.to}>{list.title}</Link>} />
      <MemberView memberId={memberId} onRemoved={() => void navigate({ to: list.to })} />
    </>
  );
}
