/** Around every input of a form: its label above, and below what is wrong with it and what belongs there. */
import { type ReactNode, useId } from "react";
import { VisuallyHidden } from "../marks/visually-hidden.tsx";
import type { FieldBinding } from "./field-binding.ts";
import { FieldLabel } from "./field-label.tsx";
import type { FieldProps } from "./field-props.ts";
import { FieldWords, wordsOf } from "./field-words.tsx";
import styles from "./field.module.css";

/** What wires an input, select or text area to the words around it. */
export interface InputProps {
  id: string;
  name: string;
  className: string;
  required: boolean;
  disabled: boolean;
  maxLength?: number;
  "aria-invalid": boolean;
  "aria-describedby": string | undefined;
  onBlur: () => void;
}

interface FieldFrameProps {
  of: Omit<FieldProps<unknown>, "field"> & { field: Omit<FieldBinding<unknown>, "set"> };
  /** Of the input. */
  className?: string | undefined;
  /** Characters; the label counts them towards the end. */
  maxLength?: number | undefined;
  /** Something small inside the right end. */
  end?: ReactNode;
  input: (props: InputProps) => ReactNode;
}

export function FieldFrame({ of, className = "", maxLength, end, input }: FieldFrameProps) {
  const { field, label, hint, isTitled = false, required = false, disabled = false } = of;
  const id = useId();
  const length = typeof field.value === "string" ? field.value.length : 0;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        <FieldLabel
          label={isTitled ? <VisuallyHidden>{label}</VisuallyHidden> : label}
          required={required}
          length={length}
          maxLength={maxLength}
        />
      </label>
      <div className={styles.box}>
        {input({
          id,
          name: field.name,
          className: `${styles.input} ${className}`,
          required,
          disabled,
          // A browser cuts what is pasted at its end, and says nothing.
          ...(maxLength !== undefined && !field.tellsLength && { maxLength }),
          "aria-invalid": field.message !== undefined,
          "aria-describedby": wordsOf(id, field.message, hint),
          onBlur: field.onBlur,
        })}
        {end !== undefined && <span className={styles.end}>{end}</span>}
      </div>
      <FieldWords id={id} message={field.message} hint={hint} />
    </div>
  );
}
