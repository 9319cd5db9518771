import { listFollowers } from "@bandstand/contracts/followers";
import { createFileRoute } from "@tanstack/react-router";
import { guarded } from "../../../app/guarded.tsx";
import { rawSearch } from "../../../app/raw-search.ts";
import { readFollowerSearch } from "../../../features/followers/list/follower-search.ts";
import { FollowersPage } from "../../../features/followers/list/followers-page.tsx";

export const Route = createFileRoute("/_app/_shell/bandFollowers/index")({
  validateSearch: rawSearch,
  component: guarded({ place: "Followers", calls: [listFollowers] }, Followers),
});

function Followers() {
  const search = readFollowerSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <FollowersPage
      search={search}
      onSearch={(next) => void navigate({ search: { ...next }, replace: true })}
    />
  );
}
