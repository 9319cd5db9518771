import { setlists } from "../../platform/database/schema/setlists.ts";
import type { RecordKind } from "../kit/record-kind.ts";

export const SETLIST = {
  key: "setlist",
  noun: "set list",
  table: setlists,
  notFound: "setlist_not_found",
} as const satisfies RecordKind;
