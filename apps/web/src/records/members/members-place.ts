import type { ListPlace } from "../kit/record-failed.tsx";

export const MEMBERS_PLACE: ListPlace = { to: "/bandusers/index", title: "Members" };
