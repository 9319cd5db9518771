/** Places in the recording, in the order of their times. */
import { byTime } from "@bandstand/domain/studio/markers";
import { beyondEnd } from "@bandstand/domain/studio/other-recording";
import { IconArrowBackUp, IconPlus, IconTrash } from "@tabler/icons-react";
import { Button } from "../../../ui/buttons/button.tsx";
import { Card } from "../panels/card.tsx";
import { MarkerChip } from "./marker-chip.tsx";
import styles from "./markers-panel.module.css";
import { SharedMarkers } from "./shared-markers.tsx";
import { useSound, useStudio } from "../session/studio-context.ts";
import { useMarkers } from "./use-markers.ts";

export function MarkersPanel() {
  const { state, dispatch } = useStudio();
  const { add } = useMarkers();
  const { markers } = state.settings;
  const duration = useSound((sound) => sound.duration);
  const beyond = beyondEnd(markers, duration).length;
  const deleted = state.deletedMarkers.length;
  return (
    <Card title="Markers">
      <div className={styles.actions}>
        <Button size="small" icon={<IconPlus aria-hidden />} onClick={add}>
          Add Marker
        </Button>
        <SharedMarkers />
        {markers.length > 0 && (
          <Button
            kind="quiet"
            size="small"
            icon={<IconTrash aria-hidden />}
            onClick={() => dispatch({ type: "deleteMarkers" })}
          >
            Delete All
          </Button>
        )}
      </div>
      {markers.length === 0 && deleted === 0 && (
        <div className={styles.none}>
          <p className={styles.byTouch}>
            Tap Add Marker at a place to come back to: an intro, a hard bar, a solo.
          </p>
          <p className={styles.hint}>No markers yet: press M or click Add Marker.</p>
        </div>
      )}
      {markers.length > 0 && (
        <ul className={styles.chips} aria-label="Markers">
          {byTime(markers).map((marker) => (
            <MarkerChip key={marker.id} marker={marker} />
          ))}
        </ul>
      )}
      {beyond > 0 && (
        <p className={styles.hint}>
          {beyond === 1
            ? "1 marker lies beyond the end: it was set in another recording."
            : `${beyond} markers lie beyond the end: they were set in another recording.`}
        </p>
      )}
      <div role="status">
        {deleted > 0 && (
          <p className={styles.deleted}>
            {deleted === 1 ? "1 marker deleted" : `${deleted} markers deleted`}
            <Button
              kind="quiet"
              size="small"
              icon={<IconArrowBackUp aria-hidden />}
              onClick={() => dispatch({ type: "undoDelete" })}
            >
              Undo
            </Button>
          </p>
        )}
      </div>
    </Card>
  );
}
