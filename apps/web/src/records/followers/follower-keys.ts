import { recordKeys } from "../kit/record-keys.ts";

export const FOLLOWER_KEYS = recordKeys("follower");
