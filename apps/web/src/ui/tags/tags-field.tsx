/** The tags of a record: each is removed by its cross, new ones are made or picked from those in use elsewhere. */
import { IconPlus, IconX } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { Button } from "../buttons/button.tsx";
import { IconButton } from "../buttons/icon-button.tsx";
import type { FieldBinding } from "../form-frame/field-binding.ts";
import { latePart, useFetchAhead } from "../parts/late-part.ts";
import { Part } from "../parts/part.tsx";
import { TagChip, tagName, type Tag } from "./tag-chip.tsx";
import { withTag, type TagLook } from "./tag-list.ts";
import styles from "./tags.module.css";

const TagForm = latePart(async () => (await import("./tag-form.tsx")).TagForm);
const AHEAD = [TagForm];

interface TagsFieldProps {
  field: Pick<FieldBinding<readonly Tag[]>, "value" | "message" | "set">;
  label: string;
  maxTags: number;
  /** Tags in use on other records. */
  known: readonly TagLook[];
}

export function TagsField({ field, label, maxTags, known }: TagsFieldProps) {
  const [adding, setAdding] = useState(false);
  useFetchAhead(AHEAD);
  const addButton = useRef<HTMLButtonElement>(null);
  const tags = field.value ?? [];
  const full = tags.length >= maxTags ? `At most ${maxTags} tags` : undefined;

  function leave(): void {
    setAdding(false);
    // The button comes back with the next drawing.
    requestAnimationFrame(() => addButton.current?.focus());
  }

  function remove(tag: Tag): void {
    field.set(tags.filter(({ id }) => id !== tag.id));
    addButton.current?.focus();
  }

  return (
    <div role="group" aria-label={label} className={styles.field}>
      <p className={styles.label} aria-hidden>
        {label}
      </p>
      <ul className={styles.tags}>
        {tags.map((tag) => (
          <li key={tag.id} className={styles.tag}>
            <TagChip tag={tag} />
            <IconButton
              size="small"
              label={`Remove tag ${tagName(tag)}`}
              onClick={() => remove(tag)}
            >
              <IconX aria-hidden />
            </IconButton>
          </li>
        ))}
        {!adding && (
          <li>
            <Button
              ref={addButton}
              size="small"
              icon={<IconPlus aria-hidden />}
              unavailable={full}
              onClick={() => setAdding(true)}
            >
              Add tag
            </Button>
          </li>
        )}
      </ul>
      {adding && (
        <Part onFailed={leave}>
          <TagForm
            known={known.filter((look) => !tags.some((tag) => tagName(tag) === tagName(look)))}
            onAdd={(look) => {
              field.set(withTag(tags, look).slice(0, maxTags));
              leave();
            }}
            onCancel={leave}
          />
        </Part>
      )}
      {field.message !== undefined && <p className={styles.message}>{field.message}</p>}
    </div>
  );
}
