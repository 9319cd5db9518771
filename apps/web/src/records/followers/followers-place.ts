import type { ListPlace } from "../kit/way-on.ts";

// By its rule alone: the fields of a follower come with their page.
export const FOLLOWERS_PLACE = {
  to: "/bandFollowers/index",
  title: "Followers",
  call: { access: { kind: "read", areas: ["FL"] } },
} as const satisfies ListPlace;
