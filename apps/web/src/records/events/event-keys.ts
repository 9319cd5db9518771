import { recordKeys } from "../kit/record-keys.ts";

export const EVENT_KEYS = recordKeys("event");
