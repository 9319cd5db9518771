import type { Marker } from "@bandstand/domain/studio/settings";
import { IconX } from "@tabler/icons-react";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { VisuallyHidden } from "../../../ui/marks/visually-hidden.tsx";
import { TagIcon } from "../../../ui/tags/tag-icon.tsx";
import { paintClass } from "../../../ui/tags/tag-paint.ts";
import { clock } from "../transport/numbers.ts";
import styles from "./marker-chip.module.css";
import { useStudio } from "../session/studio-context.ts";
import { useMarkers } from "./use-markers.ts";

/** A press goes there. */
export function MarkerChip({ marker }: { marker: Marker }) {
  const { seek, marking } = useStudio();
  const { remove } = useMarkers();
  const { id, label, time, notes, color, icon } = marker;
  return (
    <li className={styles.chip} data-selected={marking.selected === id || undefined}>
      <button
        type="button"
        className={styles.name}
        title={notes === "" ? undefined : notes}
        aria-current={marking.selected === id || undefined}
        onClick={() => {
          marking.select(id);
          seek(time);
        }}
      >
        <span className={`${styles.icon} ${paintClass(color)}`}>
          <TagIcon icon={icon} />
        </span>
        <span className={styles.label}>{label}</span>
        <VisuallyHidden> at </VisuallyHidden>
        <span className={styles.time}>{clock(time)}</span>
      </button>
      <IconButton size="small" label={`Remove ${label}`} onClick={() => remove(id)}>
        <IconX aria-hidden />
      </IconButton>
    </li>
  );
}
