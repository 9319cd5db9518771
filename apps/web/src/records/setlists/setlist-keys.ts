import { recordKeys } from "../kit/record-keys.ts";

export const SETLIST_KEYS = recordKeys("setlist");
