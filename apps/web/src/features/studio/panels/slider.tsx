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
  /** Why it cannot be moved now. */
  unavailable?: string | undefined;
  /** Where the coloured part begins: the value that changes nothing. The least value, left out. */
  origin?: number;
  onChange: (value: number) => void;
}

export function Slider(props: SliderProps) {
  const { label, value, range, shown, unavailable, origin = range.min, onChange } = props;
  const id = useId();
  const reason = useId();
  const isAvailable = unavailable === undefined;
  const slide = useSteadySlide("x", (next) => {
    if (isAvailable) onChange(next);
  });
  return (
    <div className={styles.field} title={unavailable}>
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
        aria-disabled={!isAvailable || undefined}
        aria-describedby={isAvailable ? undefined : reason}
        value={value}
        {...slide}
      />
      {!isAvailable && (
        <p id={reason} className={styles.reason}>
          {unavailable}
        </p>
      )}
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
