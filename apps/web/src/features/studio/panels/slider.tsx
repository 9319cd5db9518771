/** A slider with its name and what it stands at, in figures. */
import { type CSSProperties, useId } from "react";
import { useSteadySlide } from "../../../ui/slide/use-steady-slide.ts";
import styles from "./slider.module.css";

export interface SliderProps {
  label: string;
  value: number;
  range: { readonly min: number; readonly max: number; readonly step: number };
  /** What it stands at, to be read: "0.80×". */
  shown: string;
  /** Where the coloured part begins: the value that changes nothing. The least value, left out. */
  origin?: number;
  onChange: (value: number) => void;
}

export function Slider({ label, value, range, shown, origin = range.min, onChange }: SliderProps) {
  const id = useId();
  const slide = useSteadySlide("x", onChange);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id} className={styles.value}>
        {shown}
      </output>
      <input
        id={id}
        type="range"
        className={styles.slider}
        style={fillOf(value, origin, range)}
        {...range}
        aria-valuetext={shown}
        value={value}
        {...slide}
      />
    </div>
  );
}

/** Where the colour begins and ends, as shares of the whole. */
export function fillOf(
  value: number,
  origin: number,
  { min, max }: { readonly min: number; readonly max: number },
): CSSProperties & Record<"--from" | "--to", number> {
  const share = (at: number) => (at - min) / (max - min);
  return {
    "--from": Math.min(share(value), share(origin)),
    "--to": Math.max(share(value), share(origin)),
  };
}
