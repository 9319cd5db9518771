import { type Tag, TagChip } from "../../ui/tags/tag-chip.tsx";

export function TagChips({ tags }: { tags: readonly Tag[] }) {
  return tags.map((tag) => <TagChip key={tag.id} tag={tag} />);
}
