import type { SongRow } from "@bandstand/contracts/songs";
import { TagChip } from "../../../ui/tags/tag-chip.tsx";
import styles from "../list/song-columns.module.css";

export function SongTags({ chips }: Pick<SongRow, "chips">) {
  return (
    <div className={styles.tags}>
      {chips.map((chip) => (
        <TagChip key={chip.id} tag={chip} />
      ))}
    </div>
  );
}
