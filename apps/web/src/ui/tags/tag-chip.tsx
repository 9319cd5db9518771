import { TAG_ICONS, tagIcon } from "@bandstand/domain/tag-look";
import { VisuallyHidden } from "../marks/visually-hidden.tsx";
import styles from "./tag-chip.module.css";
import { TagIcon } from "./tag-icon.tsx";
import { paintClass } from "./tag-paint.ts";

/** A tag as records carry it. */
export interface Tag {
  id: number;
  tag: string;
  icon: string | null;
  color: string | null;
}

/** A tag in its colour, with its icon, or a dot where it has none. */
export function TagChip({ tag: { tag, icon, color } }: { tag: Omit<Tag, "id"> }) {
  return (
    <span className={`${styles.chip} ${paintClass(color)}`}>
      {tagIcon(icon) === null ? (
        <span className={styles.dot} aria-hidden />
      ) : (
        <TagIcon icon={icon} />
      )}
      {tag === "" ? <VisuallyHidden>{iconName(icon)}</VisuallyHidden> : tag}
    </span>
  );
}

/** What a tag is called: its text, or its icon where it has none. */
export function tagName({ tag, icon }: Omit<Tag, "id">): string {
  return tag === "" ? iconName(icon) : tag;
}

function iconName(icon: string | null): string {
  const known = tagIcon(icon);
  return TAG_ICONS.find(({ key }) => key === known)?.name ?? "Tag";
}
