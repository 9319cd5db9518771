import type { ListPlace } from "../kit/way-on.ts";

// Everybody has a record of their own; the list is for those who read members.
// By its rule alone: the fields of a member come with their page.
export const MEMBERS_PLACE = {
  to: "/bandusers/index",
  title: "Members",
  call: { access: { kind: "read", areas: ["BU"] } },
} as const satisfies ListPlace;
