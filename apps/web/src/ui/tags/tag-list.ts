/** Lists of tags: what is added gets a free id and stands once. */
import type { Tag } from "./tag-chip.tsx";

export type TagLook = Omit<Tag, "id">;

/** The tags with one more at their end; one of the same text takes its new look where it stands. */
export function withTag(tags: readonly Tag[], look: TagLook): Tag[] {
  const same = tags.find((tag) => look.tag !== "" && isSameText(tag.tag, look.tag));
  if (same) return tags.map((tag) => (tag === same ? { ...look, id: tag.id } : tag));
  const id = Math.max(0, ...tags.map((tag) => tag.id)) + 1;
  return [...tags, { ...look, id }];
}

/** The looks in use on records, the most used first and each text once. */
export function tagsInUse(lists: Iterable<readonly Tag[]>): TagLook[] {
  const counts = new Map<string, { look: TagLook; count: number }>();
  for (const tags of lists) {
    for (const { tag, icon, color } of tags) {
      if (tag === "") continue;
      const key = tag.toLocaleLowerCase();
      const known = counts.get(key);
      if (known) known.count += 1;
      else counts.set(key, { look: { tag, icon, color }, count: 1 });
    }
  }
  return [...counts.values()]
    .toSorted((one, other) => other.count - one.count)
    .map(({ look }) => look);
}

function isSameText(one: string, other: string): boolean {
  return one.toLocaleLowerCase() === other.toLocaleLowerCase();
}
