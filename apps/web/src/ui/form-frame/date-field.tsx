import { formatDate } from "@bandstand/domain/date-format";
import { parseDateInput } from "@bandstand/domain/date-input";
import { IconCalendar } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { IconButton } from "../buttons/icon-button.tsx";
import type { FieldProps } from "./field-props.ts";
import styles from "./field.module.css";
import { TextField } from "./text-field.tsx";

/** A day, `YYYY-MM-DD`, typed as day, month and perhaps year, or taken from the browser's calendar. What is none is cleared. */
export function DateField(props: FieldProps<string>) {
  const { field, label } = props;
  /** What is being typed; null while nobody types, so that the form's own value shows. */
  const [typed, setTyped] = useState<string | null>(null);
  const [currentYear] = useState(() => new Date().getFullYear());
  const calendar = useRef<HTMLInputElement>(null);
  return (
    <TextField
      placeholder="28-Nov-2026"
      {...props}
      field={{
        ...field,
        value: typed ?? formatDate(field.value ?? null),
        set: (text) => {
          setTyped(text ?? "");
          field.set(parseDateInput(text ?? "", { currentYear }));
        },
        onBlur: () => {
          setTyped(null);
          field.onBlur();
        },
      }}
      end={
        <>
          <input
            ref={calendar}
            type="date"
            className={styles.calendar}
            tabIndex={-1}
            aria-hidden
            value={field.value ?? ""}
            onChange={({ currentTarget: { value } }) => field.set(value === "" ? null : value)}
          />
          <IconButton
            size="small"
            label={`${label}: choose in a calendar`}
            onClick={() => calendar.current?.showPicker()}
          >
            <IconCalendar aria-hidden />
          </IconButton>
        </>
      }
    />
  );
}
