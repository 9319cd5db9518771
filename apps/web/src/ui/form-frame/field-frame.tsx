/** Around every input of a form: its label above, and below what is wrong with it and what belongs there. */
import { type ReactNode, useId, useState } from "react";
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
  const [pasted, setPasted] = useState("");
  const text = typeof field.value === "string" ? field.value : "";
  const isCut = text.length === maxLength && !text.includes(pasted);
  const message = field.message ?? (isCut ? "The rest is cut off" : undefined);
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        <FieldLabel
          label={isTitled ? <VisuallyHidden>{label}</VisuallyHidden> : label}
          required={required}
          length={text.length}
          maxLength={maxLength}
        />
      </label>
      <div
        className={styles.box}
        onPaste={({ clipboardData }) => setPasted(clipboardData.getData("text"))}
      >
        {input({
          id,
          name: field.name,
          className: `${styles.input} ${className}`,
          required,
          disabled,
          // A browser cuts what is pasted at its end, and says nothing.
          ...(maxLength !== undefined && !field.tellsLength && { maxLength }),
          "aria-invalid": field.message !== undefined,
          "aria-describedby": wordsOf(id, message, hint),
          onBlur: field.onBlur,
        })}
        {end !== undefined && <span className={styles.end}>{end}</span>}
      </div>
      <FieldWords id={id} message={message} hint={hint} />
    </div>
  );
}
