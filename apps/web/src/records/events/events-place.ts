import type { ListPlace } from "../kit/record-failed.tsx";

export const EVENTS_PLACE: ListPlace = { to: "/events/index", title: "Events" };
