import { bandUsers } from "../../platform/database/schema/members.ts";
import type { RecordKind } from "../kit/record-kind.ts";

export const MEMBER = {
  key: "member",
  noun: "member",
  table: bandUsers,
  notFound: "member_not_found",
} as const satisfies RecordKind;
