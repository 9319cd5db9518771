import { recordKeys } from "../kit/record-keys.ts";

export const BAND_KEYS = recordKeys("band");
