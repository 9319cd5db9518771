/** The tags of an event. Their icons come after the page, which is read without them. */
import { latePart } from "../../ui/parts/late-part.ts";
import { Part } from "../../ui/parts/part.tsx";
import type { Tag } from "../../ui/tags/tag-chip.tsx";

const TagChips = latePart(async () => (await import("./tag-chips.tsx")).TagChips);

export function EventTags({ tags }: { tags: readonly Tag[] }) {
  if (tags.length === 0) return null;
  return (
    <Part failed="The tags were not shown" onFailed={() => undefined}>
      <TagChips tags={tags} />
    </Part>
  );
}
