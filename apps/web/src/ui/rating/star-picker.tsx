/** A scale of stars to pick from: a group of radios, so that the arrow keys and screen readers know it. */
import { IconStarFilled } from "@tabler/icons-react";
import { useId, useState } from "react";
import styles from "./rating.module.css";

interface StarPickerProps {
  label: string;
  /** How many there are. */
  of: number;
  /** 0 while none is picked. */
  stars: number;
  onPick: (stars: number) => void;
}

export function StarPicker({ label, of, stars, onPick }: StarPickerProps) {
  const group = useId();
  /** Stars under the pointer, shown before they are picked. */
  const [over, setOver] = useState(0);
  const lit = over > 0 ? over : stars;
  return (
    <fieldset className={styles.picker} onPointerLeave={() => setOver(0)}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.stars}>
        {Array.from({ length: of }, (_, index) => index + 1).map((star) => (
          <label
            key={star}
            className={styles.star}
            data-lit={star <= lit || undefined}
            onPointerEnter={({ pointerType }) => {
              if (pointerType === "mouse") setOver(star);
            }}
          >
            <input
              type="radio"
              name={group}
              className={styles.radio}
              aria-label={starsText(star)}
              checked={star === stars}
              onChange={() => onPick(star)}
            />
            <IconStarFilled aria-hidden />
          </label>
        ))}
      </div>
      <p className={styles.words} aria-hidden>
        {lit === 0 ? "Not rated" : `${starsText(lit)} of ${of}`}
      </p>
    </fieldset>
  );
}

function starsText(stars: number): string {
  return stars === 1 ? "1 star" : `${stars} stars`;
}
