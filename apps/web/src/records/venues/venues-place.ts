import type { ListPlace } from "../kit/way-on.ts";

export const VENUES_PLACE: ListPlace = { to: "/venues/index", title: "Venues" };
