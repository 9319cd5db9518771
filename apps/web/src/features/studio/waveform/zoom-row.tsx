/** How close the recording is looked at. */
import { clampZoom, isZoomed, seenText, zoomText } from "@bandstand/domain/studio/zoom";
import { ZOOM } from "@bandstand/domain/studio/ranges";
import { IconZoomIn, IconZoomOut, IconZoomReset } from "@tabler/icons-react";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { useSteadySlide } from "../../../ui/slide/use-steady-slide.ts";
import { fillOf } from "../panels/slider.tsx";
import sliderStyles from "../panels/slider.module.css";
import { useStudio } from "../session/studio-context.ts";
import { useSeen } from "./use-waveform-view.ts";
import styles from "./zoom-row.module.css";

export function ZoomRow() {
  const { state, set, view } = useStudio();
  const zoom = state.settings.zoomLevel;
  const onZoom = (to: number) => set({ zoomLevel: clampZoom(to) });
  const seen = useSeen(view);
  const slide = useSteadySlide("x", onZoom);
  const [readout, words] =
    seen === null
      ? [`${zoomText(zoom)} · all`, `${zoomText(zoom)}, the whole recording is seen`]
      : [`${zoomText(zoom)} · ${seenText(seen)}`, `${zoomText(zoom)}, ${seenText(seen)} are seen`];
  return (
    <div className={styles.zoom} role="group" aria-label="Zoom">
      <IconButton
        size="small"
        label="Zoom out"
        unavailable={isZoomed(zoom) ? undefined : "The whole picture is shown"}
        onClick={() => onZoom(zoom - ZOOM.buttonStep)}
      >
        <IconZoomOut aria-hidden />
      </IconButton>
      <input
        type="range"
        className={sliderStyles.slider}
        style={fillOf(zoom, ZOOM.min, ZOOM)}
        aria-label="Zoom"
        aria-valuetext={words}
        min={ZOOM.min}
        max={ZOOM.max}
        step={ZOOM.step}
        value={zoom}
        {...slide}
      />
      <IconButton
        size="small"
        label="Zoom in"
        unavailable={zoom < ZOOM.max ? undefined : "No closer than this"}
        onClick={() => onZoom(zoom + ZOOM.buttonStep)}
      >
        <IconZoomIn aria-hidden />
      </IconButton>
      <output className={styles.readout} title={words}>
        {readout}
      </output>
      {isZoomed(zoom) && (
        <IconButton size="small" label="Reset zoom" onClick={() => onZoom(ZOOM.min)}>
          <IconZoomReset aria-hidden />
        </IconButton>
      )}
    </div>
  );
}
