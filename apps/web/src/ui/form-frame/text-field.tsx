import { TextInput } from "@mantine/core";
import type { HTMLInputTypeAttribute, ReactNode } from "react";
import { FieldLabel } from "./field-label.tsx";
import type { FieldProps } from "./field-props.ts";
import { inputProps } from "./field-props.ts";

interface TextFieldProps extends FieldProps<string> {
  /** Characters; the field takes no more and counts towards the end. */
  maxLength?: number;
  type?: Extract<HTMLInputTypeAttribute, "text" | "email" | "url" | "tel">;
  placeholder?: string;
  autoComplete?: string;
  autoFocus?: boolean;
  /** Something small inside the right end. */
  end?: ReactNode;
}

export function TextField(props: TextFieldProps) {
  const { field, label, maxLength, type = "text", placeholder, end } = props;
  const value = field.value ?? "";
  return (
    <TextInput
      {...inputProps(props)}
      type={type}
      label={
        <FieldLabel
          label={label}
          required={props.required}
          length={value.length}
          maxLength={maxLength}
        />
      }
      value={value}
      maxLength={maxLength}
      placeholder={placeholder}
      autoComplete={props.autoComplete ?? "off"}
      autoFocus={props.autoFocus}
      rightSection={end}
      onChange={(event) => field.set(event.currentTarget.value)}
    />
  );
}
