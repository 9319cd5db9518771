import type { HTMLInputTypeAttribute, ReactNode } from "react";
import { FieldFrame } from "./field-frame.tsx";
import type { FieldProps } from "./field-props.ts";

interface TextFieldProps extends FieldProps<string> {
  /** Characters; the label counts them towards the end. */
  maxLength?: number;
  type?: Extract<HTMLInputTypeAttribute, "text" | "email" | "url" | "tel">;
  placeholder?: string;
  autoComplete?: string;
  autoFocus?: boolean;
  /** The keyboard that a phone shows. */
  inputMode?: "numeric" | "decimal";
  /** Something small inside the right end. */
  end?: ReactNode;
}

export function TextField(props: TextFieldProps) {
  const { field, maxLength, type = "text", placeholder, autoComplete = "off", end } = props;
  return (
    <FieldFrame
      of={props}
      maxLength={maxLength}
      end={end}
      input={(input) => (
        <input
          {...input}
          type={type}
          value={field.value ?? ""}
          placeholder={placeholder}
          autoComplete={autoComplete}
          autoFocus={props.autoFocus}
          inputMode={props.inputMode}
          onChange={(event) => field.set(event.currentTarget.value)}
        />
      )}
    />
  );
}
