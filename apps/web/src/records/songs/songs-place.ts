import type { ListPlace } from "../kit/record-failed.tsx";

export const SONGS_PLACE: ListPlace = { to: "/songs/index", title: "Songs" };
