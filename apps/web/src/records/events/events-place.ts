import type { ListPlace } from "../kit/way-on.ts";

export const EVENTS_PLACE: ListPlace = { to: "/events/index", title: "Events" };
