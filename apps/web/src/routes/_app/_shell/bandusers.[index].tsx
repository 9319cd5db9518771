import { listMembers } from "@bandstand/contracts/members";
import { createFileRoute } from "@tanstack/react-router";
import { guarded } from "../../../app/guarded.tsx";
import { MembersPage } from "../../../features/members/list/members-page.tsx";

export const Route = createFileRoute("/_app/_shell/bandusers/index")({
  component: guarded({ place: "Members", calls: [listMembers] }, MembersPage),
});
