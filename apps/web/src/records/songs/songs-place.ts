import type { ListPlace } from "../../ui/states/record-failed.tsx";

export const SONGS_PLACE: ListPlace = { to: "/songs/index", title: "Songs" };
