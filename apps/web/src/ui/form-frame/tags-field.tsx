import { TagsInput } from "@mantine/core";
import { FieldLabel } from "./field-label.tsx";
import type { FieldProps } from "./field-props.ts";
import { fieldClasses, inputProps } from "./field-props.ts";
import styles from "./field.module.css";

interface TagsFieldProps<Tag> extends FieldProps<readonly Tag[]> {
  textOf: (tag: Tag) => string;
  /** A tag that has just been typed. */
  make: (text: string, others: readonly Tag[]) => Tag;
  /** Characters of one tag. */
  maxLength?: number;
  maxTags?: number;
  suggestions?: readonly string[];
  placeholder?: string;
}

/** Short words that are typed, or picked from those suggested; Enter or a comma ends one. */
export function TagsField<Tag>(props: TagsFieldProps<Tag>) {
  const { field, label, textOf, make, maxLength, maxTags, suggestions = [], placeholder } = props;
  const tags = field.value ?? [];

  function set(texts: readonly string[]): void {
    const kept: Tag[] = [];
    for (const text of texts) {
      kept.push(tags.find((tag) => textOf(tag) === text) ?? make(text.slice(0, maxLength), kept));
    }
    field.set(kept);
  }

  return (
    <TagsInput
      {...inputProps(props)}
      classNames={{
        ...fieldClasses,
        input: `${fieldClasses.input} ${styles.tags}`,
        pill: styles.tag ?? "",
        inputField: styles.tagInput ?? "",
        dropdown: styles.suggestions ?? "",
      }}
      label={<FieldLabel label={label} required={props.required} />}
      value={tags.map(textOf)}
      data={[...suggestions]}
      maxTags={maxTags ?? Number.POSITIVE_INFINITY}
      placeholder={placeholder ?? ""}
      onChange={set}
    />
  );
}
