import { IconEye, IconEyeOff } from "@tabler/icons-react";
import { useState } from "react";
import { NativeField, type NativeFieldProps } from "./native-field.tsx";
import styles from "./native-field.module.css";

interface PasswordFieldProps extends Omit<NativeFieldProps, "type" | "end"> {
  autoComplete: "current-password" | "new-password";
}

/** A password that can be looked at. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? IconEyeOff : IconEye;
  return (
    <NativeField
      {...props}
      type={shown ? "text" : "password"}
      spellCheck={false}
      end={
        <button
          type="button"
          className={styles.end}
          aria-label={shown ? "Hide password" : "Show password"}
          onClick={() => setShown(!shown)}
        >
          <Icon aria-hidden />
        </button>
      }
    />
  );
}
