import { venues } from "../../platform/database/schema/venues.ts";
import type { RecordKind } from "../kit/record-kind.ts";

export const VENUE = {
  key: "venue",
  noun: "venue",
  table: venues,
  notFound: "venue_not_found",
} as const satisfies RecordKind;
