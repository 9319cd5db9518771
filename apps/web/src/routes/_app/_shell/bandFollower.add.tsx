import { addFollower } from "@bandstand/contracts/followers";
import { createFileRoute, Link } from "@tanstack/react-router";
import { guarded } from "../../../app/guarded.tsx";
import { FollowerAdd } from "../../../features/followers/form/follower-add.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { PageTitle } from "../../../ui/page/page-title.tsx";

export const Route = createFileRoute("/_app/_shell/bandFollower/add")({
  component: guarded({ place: "Adding followers", calls: [addFollower] }, FollowerAddPage),
});

function FollowerAddPage() {
  const navigate = Route.useNavigate();
  return (
    <>
      <PageTitle title="Add Follower" />
      <PageHeader title="Add Follower" crumbs={<Link to="/bandFollowers/index">Followers</Link>} />
      <FollowerAdd onClosed={() => void navigate({ to: "/bandFollowers/index" })} />
    </>
  );
}
