import { shortSectionName } from "@bandstand/domain/setlist-sections";
import type { SectionTiming } from "@bandstand/domain/setlist-timing";
import { useAimed, useDragInHand } from "../../../ui/sortable/drag-in-hand.ts";
import { AVAILABLE, type ListKey, sectionOf } from "./board-lists.ts";
import styles from "./board-segments.module.css";

interface BoardSegmentsProps {
  shown: ListKey;
  onShow: (key: ListKey) => void;
  /** Null while the songs are not there. */
  available: number | null;
  sets: readonly SectionTiming[];
}

/** On a phone one list at a time: which one, and how full each is. A row dropped on another comes last in it. */
export function BoardSegments({ shown, onShow, available, sets }: BoardSegmentsProps) {
  const aimed = useAimed(useDragInHand());
  const segments = [
    { key: AVAILABLE, label: "Songs", detail: available === null ? "…" : String(available) },
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
          data-drop-list={key === shown ? undefined : key}
          data-aimed={key === aimed || undefined}
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
