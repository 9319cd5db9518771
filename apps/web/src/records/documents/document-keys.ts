import { recordKeys } from "../kit/record-keys.ts";

export const DOCUMENT_KEYS = recordKeys("document");
