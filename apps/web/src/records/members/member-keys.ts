import { recordKeys } from "../kit/record-keys.ts";

export const MEMBER_KEYS = recordKeys("member");
