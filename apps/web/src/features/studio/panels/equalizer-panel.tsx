import {
  EQUALIZER_SHAPES,
  type EqualizerShape,
  hasShape,
  toggledShape,
} from "@bandstand/domain/studio/equalizer-shapes";
import { GAIN } from "@bandstand/domain/studio/ranges";
import type { EqualizerBand } from "@bandstand/domain/studio/settings";
import { Button } from "../../../ui/buttons/button.tsx";
import { useSteadySlide } from "../../../ui/slide/use-steady-slide.ts";
import { Card } from "./card.tsx";
import styles from "./equalizer-panel.module.css";
import presets from "./presets.module.css";
import { signed } from "../transport/numbers.ts";
import sliderStyles from "./slider.module.css";
import { fillOf } from "./slider.tsx";
import { useSound, useStudio } from "../session/studio-context.ts";
import { Toggle } from "./toggle.tsx";

/** Seven bands. A band that is moved switches the equaliser on, since nothing else could be meant by it. */
export function EqualizerPanel() {
  const { state, dispatch, set } = useStudio();
  const hasEqualizer = useSound((sound) => sound.hasEqualizer);
  const { equalizerBands, eqEnabled } = state.settings;
  const isFlat = equalizerBands.every(({ gain }) => gain === 0);
  if (!hasEqualizer) return null;

  function setGain(band: number, gain: number): void {
    dispatch({ type: "gain", band, gain });
    if (!eqEnabled) set({ eqEnabled: true });
  }

  function takeShape(shape: EqualizerShape): void {
    // One that is set, but not heard, is wanted.
    const isHidden = !eqEnabled && hasShape(equalizerBands, shape);
    set({
      eqEnabled: true,
      ...(!isHidden && { equalizerBands: toggledShape(equalizerBands, shape) }),
    });
  }

  function reset(): void {
    set({ equalizerBands: equalizerBands.map((band) => ({ ...band, gain: 0 })) });
  }

  return (
    <Card
      title="Equaliser"
      action={
        <div className={styles.actions}>
          <Button
            kind="quiet"
            size="small"
            unavailable={isFlat ? "Every band is at 0 dB" : undefined}
            onClick={reset}
          >
            Flat
          </Button>
          <Toggle
            label="Enable equaliser"
            isOn={eqEnabled}
            onToggle={(isOn) => set({ eqEnabled: isOn })}
          />
        </div>
      }
    >
      <div role="group" aria-label="Equaliser presets" className={presets.presets}>
        {EQUALIZER_SHAPES.map((shape) => (
          <button
            key={shape.name}
            type="button"
            className={presets.preset}
            aria-pressed={eqEnabled && hasShape(equalizerBands, shape)}
            onClick={() => takeShape(shape)}
          >
            {shape.name}
          </button>
        ))}
      </div>
      <div className={styles.bands} data-off={!eqEnabled || undefined}>
        {equalizerBands.map((band, index) => (
          <Band key={band.frequency} band={band} onGain={(gain) => setGain(index, gain)} />
        ))}
      </div>
    </Card>
  );
}

function Band({ band, onGain }: { band: EqualizerBand; onGain: (gain: number) => void }) {
  const { frequency, gain, label } = band;
  const slide = useSteadySlide("y", onGain);
  return (
    <label className={styles.band}>
      <output className={styles.gain}>{signed(gain)}</output>
      <input
        type="range"
        className={`${sliderStyles.slider} ${sliderStyles.upright}`}
        style={fillOf(gain, 0, GAIN)}
        {...GAIN}
        aria-label={`${frequency} Hz`}
        aria-orientation="vertical"
        aria-valuetext={`${signed(gain)} dB`}
        value={gain}
        {...slide}
      />
      <span className={styles.name} aria-hidden>
        {label}
      </span>
    </label>
  );
}
