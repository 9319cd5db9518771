import type { ListPlace } from "../../ui/states/record-failed.tsx";

export const SETLISTS_PLACE: ListPlace = { to: "/setlists/index", title: "Set lists" };
