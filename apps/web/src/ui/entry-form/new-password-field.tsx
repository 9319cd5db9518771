/** A password that is being chosen: while it is typed, a tick for each thing that it needs. */
import { PASSWORD_LENGTH, passwordParts, RESET_MESSAGES } from "@bandstand/domain/registration";
import { IconCheck, IconPoint } from "@tabler/icons-react";
import type { NativeFieldProps } from "../native-fields/native-field.tsx";
import { PasswordField } from "../native-fields/password-field.tsx";
import { VisuallyHidden } from "../marks/visually-hidden.tsx";
import styles from "./new-password-field.module.css";

type NewPasswordFieldProps = Pick<NativeFieldProps, "field" | "label" | "enterKeyHint">;

const { min, max } = PASSWORD_LENGTH;

const WORDS = {
  length: `${min}–${max} characters`,
  number: "a number",
  special: "one of ! @ # $ % ^ & *",
} as const satisfies Record<keyof ReturnType<typeof passwordParts>, string>;

export function NewPasswordField(props: NewPasswordFieldProps) {
  const typed = props.field.value ?? "";
  const has = passwordParts(typed);
  return (
    <div className={styles.password}>
      <PasswordField {...props} hint={RESET_MESSAGES.passwordHint} autoComplete="new-password" />
      {typed !== "" && (
        <ul className={styles.parts} aria-label="What the password needs">
          {(["length", "number", "special"] as const).map((part) => (
            <li key={part} data-met={has[part] || undefined}>
              {has[part] ? <IconCheck aria-hidden /> : <IconPoint aria-hidden />}
              {WORDS[part]}
              <VisuallyHidden>{has[part] ? ": there" : ": missing"}</VisuallyHidden>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
