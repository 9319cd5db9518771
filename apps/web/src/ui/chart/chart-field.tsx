/** The editor of words with chords and of tabs: every letter keeps its place. */
import type { FieldProps } from "../form-frame/field-props.ts";
import { TextAreaField } from "../form-frame/text-area-field.tsx";

interface ChartFieldProps extends FieldProps<string> {
  maxLength?: number;
  placeholder?: string;
  /** Lines at the least; it grows with the text. */
  rows?: number;
}

export function ChartField({ rows = 12, ...props }: ChartFieldProps) {
  return <TextAreaField {...props} rows={rows} mono />;
}
