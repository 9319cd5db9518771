/** What one member shares. */
import type { SharedMarkers } from "@bandstand/contracts/band-user-songs";
import { formatDuration } from "@bandstand/domain/duration";
import type { Marker } from "@bandstand/domain/studio/settings";
import { useId } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { PickRow } from "../../../ui/choice/pick-row.tsx";
import { Chip } from "../../../ui/marks/chip.tsx";
import { TagIcon } from "../../../ui/tags/tag-icon.tsx";
import { paintClass } from "../../../ui/tags/tag-paint.ts";
import { SectionTitle } from "../../../ui/page/section-title.tsx";
import styles from "./import-markers-dialog.module.css";
import { newMarkers } from "./marker-selection.ts";

interface MemberMarkersProps {
  member: SharedMarkers;
  own: readonly Marker[];
  selected: ReadonlySet<number>;
  onToggle: (markerId: number) => void;
  onSelect: (markerIds: readonly number[]) => void;
}

export function MemberMarkers({ member, own, selected, onToggle, onSelect }: MemberMarkersProps) {
  const titleId = useId();
  const { bandUser, otherRecording, markers } = member;
  const { nickname, instrument } = bandUser;
  const fresh = new Set(newMarkers(member, own).map(({ id }) => id));
  return (
    <section className={styles.member} aria-labelledby={titleId}>
      <header className={styles.head}>
        <SectionTitle id={titleId}>
          {nickname}
          {instrument !== null && <span className={styles.instrument}>{instrument}</span>}
          <span className={styles.number}>
            {markers.length === 1 ? "1 marker" : `${markers.length} markers`}
            {otherRecording && ", set in another recording"}
          </span>
        </SectionTitle>
        <Button
          kind="quiet"
          size="small"
          aria-label={`Select All of ${nickname}`}
          unavailable={fresh.size === 0 ? "You have all of these" : undefined}
          onClick={() => onSelect([...fresh])}
        >
          Select All
        </Button>
        <Button
          kind="quiet"
          size="small"
          aria-label={`Select None of ${nickname}`}
          onClick={() => onSelect([])}
        >
          Select None
        </Button>
      </header>
      <ul className={styles.markers}>
        {markers.map((marker) => (
          <li key={marker.id}>
            <MarkerRow
              marker={marker}
              isHere={!fresh.has(marker.id)}
              isSelected={selected.has(marker.id)}
              onToggle={() => onToggle(marker.id)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface MarkerRowProps {
  marker: Marker;
  /** One has its like. */
  isHere: boolean;
  isSelected: boolean;
  onToggle: () => void;
}

function MarkerRow({ marker, isHere, isSelected, onToggle }: MarkerRowProps) {
  const { label, notes, time, icon, color } = marker;
  return (
    <PickRow isPicked={isSelected} isHere={isHere} onToggle={onToggle}>
      <span className={`${styles.icon} ${paintClass(color)}`}>
        <TagIcon icon={icon} />
      </span>
      <span className={styles.words}>
        <strong>{label === "" ? "Marker" : label}</strong>
        {notes !== "" && <span>{notes}</span>}
      </span>
      {isHere && <Chip label="You have it" />}
      <span className={styles.time}>{formatDuration(time)}</span>
    </PickRow>
  );
}
