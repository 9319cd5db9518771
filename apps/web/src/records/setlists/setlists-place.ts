import type { ListPlace } from "../kit/way-on.ts";

export const SETLISTS_PLACE: ListPlace = { to: "/setlists/index", title: "Set lists" };
