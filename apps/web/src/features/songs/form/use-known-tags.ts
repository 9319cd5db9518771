import type { SongRow } from "@bandstand/contracts/songs";
import { useSongs } from "../../../records/songs/songs-query.ts";
import type { Lookup } from "../../../ui/lookups/lookup.ts";
import { tagsInUse, type TagLook } from "../../../ui/tags/tag-list.ts";

interface KnownTags {
  /** The most used first. */
  tags: readonly TagLook[];
  /** The songs that they are on. */
  lookup: Lookup<SongRow>;
}

/** The tags on the band's songs. */
export function useKnownTags(): KnownTags {
  const lookup = useSongs();
  return { tags: tagsInUse((lookup.data ?? []).map(({ chips }) => chips)), lookup };
}
