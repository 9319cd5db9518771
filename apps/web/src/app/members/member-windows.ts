/** What stands in the windows of a member. Widths are the documented ones. */
import type { WindowOpeners } from "../../records/kit/record-windows.ts";
import { memberAddress, memberWindowKey } from "../../records/members/member-address.ts";
import type { MemberWindows, NamedMember } from "../../records/members/member-windows.ts";

export const memberWindows: WindowOpeners<MemberWindows> = (windows) => ({
  view: (member) => windows.open(viewOf(member)),
  follow: (member) => windows.follow(viewOf(member)),
  edit: ({ id, name }) =>
    windows.open({
      key: `bandUser/${id}/edit`,
      title: `Edit ${name}`,
      shape: "record",
      address: `${memberAddress(id)}/edit`,
      width: 1000,
      content: () =>
        import("../../features/members/form/member-edit.tsx").then((file) => file.MemberEdit),
      props: { bandUserId: id },
    }),
  add: () =>
    windows.open({
      key: "bandUser/add",
      title: "Add Member",
      shape: "record",
      address: "/bandUser/add",
      width: 1000,
      content: () =>
        import("../../features/members/form/member-add.tsx").then((file) => file.MemberAdd),
      props: {},
    }),
  arrangeNumbers: ({ id }) =>
    windows.open({
      key: `bandusers/numbers/${id}`,
      title: "Arrange User Numbers",
      width: 480,
      content: () =>
        import("../../features/members/form/numbers/arrange-numbers.tsx").then(
          (file) => file.ArrangeNumbers,
        ),
      props: { roleId: id },
    }),
  handOver: ({ id, nickname }) =>
    windows.open({
      key: `bandUser/${id}/invite`,
      title: `Invite ${nickname}`,
      width: 440,
      content: () =>
        import("../../features/members/hand-over/hand-over.tsx").then((file) => file.HandOver),
      props: { memberId: id, nickname },
    }),
  contacts: () =>
    windows.open({
      key: "bandusers/contacts",
      title: "Contacts",
      width: 640,
      content: () =>
        import("../../features/members/contacts/contacts-panel.tsx").then(
          (file) => file.ContactsPanel,
        ),
      props: {},
    }),
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
