/** What stands in the windows of a member. Widths are the documented ones. */
import type { WindowOpeners } from "../../records/kit/record-windows.ts";
import { memberAddress, memberWindowKey } from "../../records/members/member-address.ts";
import type { MemberWindows, NamedMember } from "../../records/members/member-windows.ts";

export const memberWindows: WindowOpeners<MemberWindows> = (windows) => ({
  view: (member) => windows.open(viewOf(member)),
  follow: (member) => windows.follow(viewOf(member)),
});

function viewOf({ id, nickname }: NamedMember) {
  return {
    key: memberWindowKey(id),
    title: nickname,
    shape: "record",
    address: memberAddress(id),
    series: "member",
    width: 1000,
    content: () =>
      import("../../features/members/view/member-view.tsx").then((file) => file.MemberView),
    props: { memberId: id },
  } as const;
}
