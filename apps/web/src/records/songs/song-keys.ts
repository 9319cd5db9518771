import { recordKeys } from "../kit/record-keys.ts";

export const SONG_KEYS = recordKeys("song");
