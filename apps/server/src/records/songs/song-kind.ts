import { songs } from "../../platform/database/schema/songs.ts";
import type { RecordKind } from "../kit/record-kind.ts";

export const SONG = {
  key: "song",
  noun: "song",
  table: songs,
  notFound: "song_not_found",
} as const satisfies RecordKind;
