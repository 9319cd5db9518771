import type { ListPlace } from "../kit/record-failed.tsx";

export const VENUES_PLACE: ListPlace = { to: "/venues/index", title: "Venues" };
