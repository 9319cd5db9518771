import { recordKeys } from "../kit/record-keys.ts";

export const VENUE_KEYS = recordKeys("venue");
