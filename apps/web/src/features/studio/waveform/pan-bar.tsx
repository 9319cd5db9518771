/** Along the recording by hand: shown where not all of it is seen. */
import { PAN } from "@bandstand/domain/studio/ranges";
import { IconArrowBarToLeft, IconArrowBarToRight, IconFocusCentered } from "@tabler/icons-react";
import { useSyncExternalStore } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { useSteadySlide } from "../../../ui/slide/use-steady-slide.ts";
import sliderStyles from "../panels/slider.module.css";
import { type WaveformView, playheadSide, type View } from "./waveform-view.ts";
import { isWhole } from "./scale.ts";
import styles from "./pan-bar.module.css";
import { useMotion } from "./use-motion.ts";

export function PanBar({ view }: { view: WaveformView }) {
  const isShown = useSyncExternalStore(view.subscribe, () => !isWhole(view.get()));
  const isAttached = useSyncExternalStore(view.subscribe, () => view.get().isAttached);
  const slide = useSteadySlide("x", view.pull);
  const slider = useMotion<HTMLInputElement>(view, moveSlider);
  return (
    <div className={styles.bar} hidden={!isShown}>
      <input
        ref={slider}
        type="range"
        className={`${sliderStyles.slider} ${styles.slider}`}
        aria-label="Pan"
        min={PAN.min}
        max={PAN.max}
        step={PAN.step}
        defaultValue={0}
        {...slide}
      />
      <Button
        compact
        size="small"
        kind="quiet"
        title="Jump to playhead"
        className={styles.jump}
        icon={<IconFocusCentered aria-hidden />}
        unavailable={isAttached ? "The picture follows it already" : undefined}
        onClick={view.jumpToPlayhead}
      >
        Jump to playhead
      </Button>
    </div>
  );
}

/** Points to the playhead where it is out of sight. */
export function PlayheadArrow({ view }: { view: WaveformView }) {
  const side = useSyncExternalStore(view.subscribe, () => playheadSide(view.get()));
  if (side === null) return null;
  return (
    <IconButton
      kind="plain"
      size="small"
      className={side === "before" ? styles.before : styles.after}
      label={side === "before" ? "Return to playhead" : "Advance to playhead"}
      onPointerDown={(event) => event.stopPropagation()}
      onClick={view.jumpToPlayhead}
    >
      {side === "before" ? <IconArrowBarToLeft aria-hidden /> : <IconArrowBarToRight aria-hidden />}
    </IconButton>
  );
}

/** To a tenth: a slider that is set at each frame to what it has is left alone. */
function moveSlider(slider: HTMLInputElement, { centre }: View): void {
  const value = centre.toFixed(1);
  if (slider.value !== value) slider.value = value;
}
