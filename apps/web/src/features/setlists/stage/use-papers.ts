import type { DocumentRow } from "@bandstand/contracts/documents";
import { useMemo } from "react";
import { useAttachedDocuments } from "../../../records/documents/documents-query.ts";
import { papersToPlay } from "./papers-to-play.ts";

const NONE: readonly DocumentRow[] = [];

/** The documents of a song that one can play from. */
export function usePapers(songId: number): readonly DocumentRow[] {
  const { data = NONE } = useAttachedDocuments({ relation: "song", id: songId });
  return useMemo(() => papersToPlay(data), [data]);
}
