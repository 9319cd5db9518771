/** The lane of beats and bars, above the waveform: a press on it puts right what was heard, at the beat that is pressed. */
import { type PointerEvent, type Ref, useImperativeHandle, useRef, useState } from "react";
import { LateMenuPanel } from "../../../ui/menu/late-menu-panel.ts";
import type { MenuGroup } from "../../../ui/menu/menu-item.ts";
import { Part } from "../../../ui/parts/part.tsx";
import { clock } from "../transport/numbers.ts";
import styles from "./beat-lane.module.css";

export interface BeatLaneHandle {
  /** Pixels from the left edge of the waveform, and the time there. */
  open: (x: number, time: number) => void;
}

interface BeatLaneProps {
  ref: Ref<BeatLaneHandle>;
  corrections: (here: number) => readonly MenuGroup[];
  /** Where the recording is, in pixels and seconds: the place that keys mean. */
  playhead: () => readonly [x: number, time: number];
}

const ID = "beat-lane-menu";

export function BeatLane({ ref, corrections, playhead }: BeatLaneProps) {
  const [place, setPlace] = useState<{ x: number; time: number } | null>(null);
  const pin = useRef<HTMLSpanElement>(null);
  const open = (x: number, time: number): void => setPlace({ x, time });
  const close = (): void => setPlace(null);
  useImperativeHandle(ref, () => ({ open }), []);
  return (
    <>
      <button
        type="button"
        className={styles.lane}
        data-beats
        aria-label="Beats and bars"
        aria-haspopup="menu"
        aria-expanded={place !== null}
        title="Press a beat to correct it"
        // A pointer's press comes by the gestures of the waveform, which tell it from a drag.
        onClick={({ detail }) => {
          if (detail === 0) open(...playhead());
        }}
      />
      <span ref={pin} className={styles.pin} style={{ insetInlineStart: `${place?.x ?? 0}px` }} />
      {place !== null && (
        <div onPointerDown={leaveWaveform}>
          <Part onFailed={close}>
            <LateMenuPanel
              id={ID}
              label={`Beats and bars at ${clock(place.time)}`}
              groups={corrections(place.time)}
              button={pin}
              onClose={close}
            />
          </Part>
        </div>
      )}
    </>
  );
}

/** A press in the menu is none on the waveform around it. */
function leaveWaveform(event: PointerEvent): void {
  event.stopPropagation();
}
