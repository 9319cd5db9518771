import { localDate } from "../../../lib/local-date.ts";
import { FieldFrame } from "../../../ui/form-frame/field-frame.tsx";
import type { FieldProps } from "../../../ui/form-frame/field-props.ts";

/** The day from which this version is the one that is played. It is kept as a moment: noon, the same day nearly everywhere. */
export function VersionDateField({ field }: Pick<FieldProps<string>, "field">) {
  const { value } = field;
  const shown = value === null || value === undefined ? "" : localDate(new Date(value));
  return (
    <FieldFrame
      of={{ field, label: "Version date", hint: "Printed, so that nobody plays an old one" }}
      input={(input) => (
        <input
          {...input}
          type="date"
          value={shown}
          onChange={({ currentTarget: { value: day } }) =>
            field.set(day === "" ? null : `${day}T12:00:00.000Z`)
          }
        />
      )}
    />
  );
}
