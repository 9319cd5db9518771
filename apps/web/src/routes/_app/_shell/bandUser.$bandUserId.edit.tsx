import { saveMember } from "@bandstand/contracts/members";
import { getBandUser } from "@bandstand/contracts/sign-in";
import { createFileRoute, Link } from "@tanstack/react-router";
import { guarded } from "../../../app/guarded.tsx";
import { MemberEdit } from "../../../features/members/form/member-edit.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { PageTitle } from "../../../ui/page/page-title.tsx";

export const Route = createFileRoute("/_app/_shell/bandUser/$bandUserId/edit")({
  component: guarded(
    { place: "Editing members", calls: [getBandUser, saveMember] },
    MemberEditPage,
  ),
});

function MemberEditPage() {
  const { bandUserId } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <>
      <PageTitle title="Edit Member" />
      <PageHeader
        title="Edit Member"
        crumbs={
          <Link to="/bandUser/$bandUserId" params={{ bandUserId }}>
            Member
          </Link>
        }
      />
      <MemberEdit
        bandUserId={Number(bandUserId)}
        onClosed={() => void navigate({ to: "/bandUser/$bandUserId", params: { bandUserId } })}
      />
    </>
  );
}
