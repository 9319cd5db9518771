/** What stands in the windows of a follower. */
import { followerAddress, followerWindowKey } from "../../records/followers/follower-address.ts";
import type { FollowerWindows } from "../../records/followers/follower-windows.ts";
import type { WindowOpeners } from "../../records/kit/record-windows.ts";

export const followerWindows: WindowOpeners<FollowerWindows> = (windows) => ({
  add: () =>
    windows.open({
      key: "bandFollower/add",
      title: "Add Follower",
      shape: "record",
      address: "/bandFollower/add",
      width: 800,
      content: () =>
        import("../../features/followers/form/follower-add.tsx").then((file) => file.FollowerAdd),
      props: {},
    }),
  edit: ({ id, name }) =>
    windows.open({
      key: followerWindowKey(id),
      title: `Edit ${name}`,
      shape: "record",
      address: followerAddress(id),
      width: 800,
      content: () =>
        import("../../features/followers/form/follower-edit.tsx").then((file) => file.FollowerEdit),
      props: { followerId: id },
    }),
});
