/**
 * The editor of words with chords and of tabs: every letter keeps its place, and long lines scroll. The tabulator key leads
 * on to the next field, as everywhere, so that nobody is caught in it.
 */
import { useDeferredValue, useRef, useState } from "react";
import { FieldFrame } from "../../ui/form-frame/field-frame.tsx";
import type { FieldProps } from "../../ui/form-frame/field-props.ts";
import { latePart, useFetchAhead } from "../../ui/parts/late-part.ts";
import { Part } from "../../ui/parts/part.tsx";
import styles from "./chart-field.module.css";
import type { TextChange } from "./text-change.ts";

const ChartPreview = latePart(async () => (await import("./chart-preview.tsx")).ChartPreview);
const ChartFieldTools = latePart(
  async () => (await import("./chart-field-tools.tsx")).ChartFieldTools,
);
const AHEAD = [ChartFieldTools, ChartPreview];

interface ChartFieldProps extends FieldProps<string> {
  maxLength?: number;
  placeholder?: string;
  /** Lines at the least; it grows with the text. */
  rows?: number;
  /** The key that the form has for the song, by which chords are spelled. */
  songkey?: string | null;
}

export function ChartField(props: ChartFieldProps) {
  const { field, label, maxLength, placeholder, rows = 12, songkey = null } = props;
  const value = field.value ?? "";
  // What reads the whole text may lag behind the typing.
  const seen = useDeferredValue(value);
  const area = useRef<HTMLTextAreaElement>(null);
  const [previewed, setPreviewed] = useState(false);
  useFetchAhead(AHEAD);

  const change = (edit: TextChange): void => {
    const element = area.current;
    const { selectionStart = value.length, selectionEnd = value.length } = element ?? {};
    const { text, caret } = edit(value, selectionStart, selectionEnd);
    if (text === value || (maxLength !== undefined && text.length > maxLength)) return;
    field.set(text);
    element?.focus();
    // Once the text stands in the field.
    requestAnimationFrame(() => element?.setSelectionRange(caret, caret));
  };

  return (
    <div className={styles.field}>
      <FieldFrame
        of={props}
        className={styles.area}
        maxLength={maxLength}
        input={(input) => (
          <textarea
            {...input}
            ref={area}
            value={value}
            placeholder={placeholder}
            rows={rows}
            wrap="off"
            spellCheck={false}
            autoCapitalize="sentences"
            onChange={(event) => field.set(event.currentTarget.value)}
          />
        )}
      />
      <Part failed="Failed to show tools." onFailed={noTools}>
        <ChartFieldTools
          label={label}
          text={seen}
          songkey={songkey}
          disabled={props.disabled ?? false}
          previewed={previewed}
          onPreview={setPreviewed}
          onChange={change}
          onReplace={field.set}
        />
      </Part>
      {previewed && (
        <Part failed="Failed to show the chart." onFailed={() => setPreviewed(false)}>
          <ChartPreview label={`Preview of ${label}`} text={seen} />
        </Part>
      )}
    </div>
  );
}

/** The text is typed all the same. */
function noTools(): void {}
