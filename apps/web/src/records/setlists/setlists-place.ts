import type { ListPlace } from "../kit/record-failed.tsx";

export const SETLISTS_PLACE: ListPlace = { to: "/setlists/index", title: "Set lists" };
