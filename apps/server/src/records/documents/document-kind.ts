import { documents } from "../../platform/database/schema/documents.ts";
import type { RecordKind } from "../kit/record-kind.ts";

export const DOCUMENT = {
  key: "document",
  noun: "document",
  table: documents,
  notFound: "document_not_found",
} as const satisfies RecordKind;
