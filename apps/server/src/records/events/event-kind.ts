import { events } from "../../platform/database/schema/events.ts";
import type { RecordKind } from "../kit/record-kind.ts";

export const EVENT = {
  key: "event",
  noun: "event",
  table: events,
  notFound: "event_not_found",
} as const satisfies RecordKind;
