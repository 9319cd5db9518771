import { useId } from "react";
import { VisuallyHidden } from "../marks/visually-hidden.tsx";
import styles from "./native-select.module.css";

interface NativeSelectProps<Value extends string> {
  label: string;
  /** Visually hidden: what stands beside it says it to the eye. */
  quietLabel?: boolean;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** The system's own picker, for choices outside of forms. */
export function NativeSelect<Value extends string>(props: NativeSelectProps<Value>) {
  const { label, quietLabel = false, value, options, onChange } = props;
  const id = useId();
  return (
    <span className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {quietLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      <select
        id={id}
        className={styles.select}
        value={value}
        onChange={(event) => {
          const picked = options.find((option) => option.value === event.currentTarget.value);
          if (picked) onChange(picked.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
