import { useId } from "react";
import { ChoiceSwitch } from "../choice/choice-switch.tsx";
import type { FieldProps } from "./field-props.ts";
import styles from "./field.module.css";
import { FieldWords, wordsOf } from "./field-words.tsx";

interface ToggleFieldProps extends FieldProps<number> {
  options: readonly { id: number; name: string }[];
}

/** One of a few, all of them seen. */
export function ToggleField({ field, label, hint, options }: ToggleFieldProps) {
  const id = useId();
  return (
    <div
      role="group"
      aria-label={label}
      aria-describedby={wordsOf(id, field.message, hint)}
      className={`${styles.field} ${styles.toggle}`}
      onBlur={field.onBlur}
    >
      <span className={styles.label} aria-hidden>
        {label}
      </span>
      <ChoiceSwitch
        label={label}
        choices={options.map(({ id: value, name }) => ({ value: String(value), label: name }))}
        chosen={String(field.value)}
        onChoose={(value) => field.set(Number(value))}
      />
      <FieldWords id={id} message={field.message} hint={hint} />
    </div>
  );
}
