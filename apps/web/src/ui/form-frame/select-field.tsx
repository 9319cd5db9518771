import { FieldFrame } from "./field-frame.tsx";
import type { FieldProps } from "./field-props.ts";
import styles from "./field.module.css";

export interface SelectOption<Value> {
  value: Value;
  label: string;
}

interface SelectFieldProps<Value extends string | number> extends FieldProps<Value> {
  options: readonly SelectOption<Value>[];
  /** The words of the empty choice; left out, there is one only while nothing is picked. */
  none?: string;
}

/** The system's own picker, the best there is on a phone; browsers that can draw it in our look. */
export function SelectField<Value extends string | number>(props: SelectFieldProps<Value>) {
  const { field, options, none } = props;
  const picked = options.findIndex(({ value }) => value === field.value);
  const hasNone = none !== undefined || picked < 0;
  return (
    <FieldFrame
      of={props}
      className={styles.select}
      input={(input) => (
        <select
          {...input}
          value={picked}
          onChange={(event) => field.set(options[Number(event.currentTarget.value)]?.value ?? null)}
        >
          {hasNone && <option value={-1}>{none ?? ""}</option>}
          {options.map(({ value, label }, index) => (
            <option key={value} value={index}>
              {label}
            </option>
          ))}
        </select>
      )}
    />
  );
}
