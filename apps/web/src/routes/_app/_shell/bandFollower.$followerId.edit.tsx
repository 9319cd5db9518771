import { getFollower, saveFollower } from "@bandstand/contracts/followers";
import { createFileRoute, Link } from "@tanstack/react-router";
import { guarded } from "../../../app/guarded.tsx";
import { FollowerEdit } from "../../../features/followers/form/follower-edit.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { PageTitle } from "../../../ui/page/page-title.tsx";

export const Route = createFileRoute("/_app/_shell/bandFollower/$followerId/edit")({
  component: guarded(
    { place: "Editing followers", calls: [getFollower, saveFollower] },
    FollowerEditPage,
  ),
});

function FollowerEditPage() {
  const { followerId } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <>
      <PageTitle title="Edit Follower" />
      <PageHeader title="Edit Follower" crumbs={<Link to="/bandFollowers/index">Followers</Link>} />
      <FollowerEdit
        followerId={Number(followerId)}
        onClosed={() => void navigate({ to: "/bandFollowers/index" })}
      />
    </>
  );
}
