import { localDate } from "../../../lib/local-date.ts";
import { DateField } from "../../../ui/form-frame/date-field.tsx";
import type { FieldProps } from "../../../ui/form-frame/field-props.ts";

/** The day from which this version is the one that is played. It is kept as a moment: noon, the same day nearly everywhere. */
export function VersionDateField({ field }: Pick<FieldProps<string>, "field">) {
  const { value } = field;
  return (
    <DateField
      label="Version date"
      hint="Printed, so that nobody plays an old one"
      field={{
        ...field,
        value: value === null || value === undefined ? null : localDate(new Date(value)),
        set: (day) => field.set(day === null ? null : `${day}T12:00:00.000Z`),
      }}
    />
  );
}
