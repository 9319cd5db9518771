import type { ListPlace } from "../kit/way-on.ts";

export const SONGS_PLACE: ListPlace = { to: "/songs/index", title: "Songs" };
