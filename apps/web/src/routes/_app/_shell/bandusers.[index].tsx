import { listMembers } from "@bandstand/contracts/members";
import { createFileRoute } from "@tanstack/react-router";
import { guarded } from "../../../app/guarded.tsx";
import { rawSearch } from "../../../app/raw-search.ts";
import { readMemberSearch } from "../../../features/members/list/member-search.ts";
import { MembersPage } from "../../../features/members/list/members-page.tsx";

export const Route = createFileRoute("/_app/_shell/bandusers/index")({
  validateSearch: rawSearch,
  component: guarded({ place: "Members", calls: [listMembers] }, Members),
});

function Members() {
  const search = readMemberSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <MembersPage
      search={search}
      onSearch={(next) => void navigate({ search: { ...next }, replace: true })}
    />
  );
}
