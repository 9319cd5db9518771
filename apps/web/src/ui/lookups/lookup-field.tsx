import type { FieldProps } from "../form-frame/field-props.ts";
import { SelectField } from "../form-frame/select-field.tsx";
import type { Lookup } from "./lookup.ts";
import { LookupFailed } from "./lookup-failed.tsx";

interface LookupFieldProps extends FieldProps<number> {
  /** What is chosen from, in the plural: "genres". */
  what: string;
  lookup: Lookup<{ id: number; name: string }>;
}

/** A choice of one of the rows that the server knows. */
export function LookupField({ what, lookup, ...field }: LookupFieldProps) {
  const options = (lookup.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <div>
      <SelectField {...field} options={options} />
      <LookupFailed what={what} lookup={lookup} />
    </div>
  );
}
