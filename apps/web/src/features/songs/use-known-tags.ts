import { useSongs } from "../../lib/songs/songs-query.ts";
import { tagsInUse, type TagLook } from "../../ui/tags/tag-list.ts";

/** The tags on the band's songs, the most used first. */
export function useKnownTags(): readonly TagLook[] {
  const { data: songs } = useSongs();
  return tagsInUse((songs ?? []).map(({ chips }) => chips));
}
