import { shortSectionName } from "@bandstand/domain/setlist-sections";
import type { SectionTiming } from "@bandstand/domain/setlist-timing";
import { AVAILABLE, type ListKey, sectionOf } from "./board-lists.ts";
import styles from "./board-segments.module.css";

interface BoardSegmentsProps {
  shown: ListKey;
  onShow: (key: ListKey) => void;
  available: number;
  sets: readonly SectionTiming[];
}

/** On a phone one list at a time: which one, and how full each is. */
export function BoardSegments({ shown, onShow, available, sets }: BoardSegmentsProps) {
  const segments = [
    { key: AVAILABLE, label: "Songs", detail: String(available) },
    ...sets.map(({ section, minutes }) => ({
      key: String(section),
      label: shortSectionName(section),
      detail: `${minutes} min`,
    })),
  ];
  return (
    <div className={styles.segments} role="group" aria-label="Lists">
      {segments.map(({ key, label, detail }) => (
        <button
          key={key}
          type="button"
          aria-pressed={key === shown}
          onClick={() => onShow(listKey(key))}
        >
          <span>{label}</span>
          <span className={styles.detail}>{detail}</span>
        </button>
      ))}
    </div>
  );
}

function listKey(key: string): ListKey {
  const section = sectionOf(key);
  return section === null ? AVAILABLE : `${section}`;
}
