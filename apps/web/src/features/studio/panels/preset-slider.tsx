/** A slider with the values that are wanted most often below it. */
import { Presets } from "./presets.tsx";
import { Slider, type SliderProps } from "./slider.tsx";

interface PresetSliderProps extends Omit<SliderProps, "shown"> {
  presets: readonly number[];
  /** What a value is, to be read: "0.80×". */
  shown: (value: number) => string;
  /** The same on a preset, where it is said shorter there. */
  shownShort?: (value: number) => string;
}

export function PresetSlider({ presets, shown, shownShort = shown, ...slider }: PresetSliderProps) {
  const { label, value, onChange } = slider;
  return (
    <>
      <Slider {...slider} shown={shown(value)} />
      <Presets label={label} values={presets} value={value} shown={shownShort} onPick={onChange} />
    </>
  );
}
