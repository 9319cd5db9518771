/** A labelled line of text for the public pages: the browser's own input, so that nothing has to be loaded for it. */
import { type ComponentProps, type ReactNode, useId } from "react";
import type { FieldBinding } from "../form-frame/field-binding.ts";
import styles from "./native-field.module.css";

type InputProps = Pick<
  ComponentProps<"input">,
  "autoComplete" | "autoFocus" | "enterKeyHint" | "inputMode" | "maxLength" | "spellCheck" | "type"
>;

export interface NativeFieldProps extends InputProps {
  field: FieldBinding<string>;
  label: string;
  /** What belongs here, in which form. */
  hint?: string | undefined;
  /** Something small within the right end. */
  end?: ReactNode;
}

export function NativeField({ field, label, hint, end, ...input }: NativeFieldProps) {
  const id = useId();
  const hintId = `${id}hint`;
  const messageId = `${id}message`;
  const isWrong = field.message !== undefined;
  /** Whoever leaves a field empty that the page has put them in has not been asked for it yet. */
  const isPassedOver = input.autoFocus === true && field.value === "";
  const describedBy = [isWrong && messageId, hint !== undefined && hintId].filter(Boolean);
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          {...input}
          id={id}
          name={field.name}
          value={field.value ?? ""}
          className={styles.input}
          aria-invalid={isWrong}
          aria-describedby={describedBy.length > 0 ? describedBy.join(" ") : undefined}
          onChange={(event) => field.set(event.currentTarget.value)}
          onBlur={() => {
            if (!isPassedOver) field.onBlur();
          }}
        />
        {end}
      </div>
      {/* Stands there before its words do, so that they are read out when they come. */}
      <p id={messageId} className={styles.message} aria-live="polite">
        {field.message}
      </p>
      {hint !== undefined && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
