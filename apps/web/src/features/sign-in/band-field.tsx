import { IconChevronRight } from "@tabler/icons-react";
import type { FieldBinding } from "../../ui/form-frame/field-binding.ts";
import { NativeField } from "../../ui/native-fields/native-field.tsx";
import styles from "./band-field.module.css";

interface BandFieldProps {
  field: FieldBinding<string>;
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** For those in several bands. Closed it asks for nothing; the browser opens it, so that it works before any script. */
export function BandField({ field, open, onOpen }: BandFieldProps) {
  return (
    <details
      className={styles.details}
      open={open}
      onToggle={(event) => onOpen(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        <IconChevronRight aria-hidden />
        Sign in to a particular band
      </summary>
      <NativeField
        field={field}
        label="Band"
        hint="Its name or identity. Left empty, the band you used last opens."
        autoComplete="off"
        maxLength={60}
      />
    </details>
  );
}
