/** Makes one tag: a short text, a colour, an icon. */
import { TAG_COLOURS, TAG_ICONS, TAG_TEXT_MAX } from "@bandstand/domain/tag-look";
import { IconBan } from "@tabler/icons-react";
import type { KeyboardEvent } from "react";
import { useId, useState } from "react";
import { Button } from "../buttons/button.tsx";
import { Choice, Choices } from "./look-choices.tsx";
import { TagChip, tagName } from "./tag-chip.tsx";
import { TagIcon } from "./tag-icon.tsx";
import type { TagLook } from "./tag-list.ts";
import { paintClass } from "./tag-paint.ts";
import styles from "./tags.module.css";

interface TagFormProps {
  /** Tags in use elsewhere, added by one press. */
  known: readonly TagLook[];
  onAdd: (look: TagLook) => void;
  onCancel: () => void;
}

const MOST_KNOWN = 12;
const EMPTY = "Give it a text or an icon";

export function TagForm({ known, onAdd, onCancel }: TagFormProps) {
  const group = useId();
  const [tag, setTag] = useState("");
  const [color, setColor] = useState<string>("amber");
  const [icon, setIcon] = useState<string | null>(null);
  const empty = tag.trim() === "" && icon === null ? EMPTY : undefined;
  const add = () => onAdd({ tag: tag.trim(), icon, color });

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      onCancel();
    }
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
    // The form around it is not to be saved by it.
    event.preventDefault();
    if (empty === undefined) add();
  }

  return (
    <div role="group" aria-label="New tag" className={styles.form} onKeyDown={onKeyDown}>
      {known.length > 0 && (
        <ul className={styles.tags} aria-label="Tags in use">
          {known.slice(0, MOST_KNOWN).map((look) => (
            <li key={tagName(look)}>
              <button
                type="button"
                className={styles.known}
                aria-label={`Add ${tagName(look)}`}
                onClick={() => onAdd(look)}
              >
                <TagChip tag={look} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <label className={styles.textField}>
        <span className={styles.label}>Tag</span>
        <input
          autoFocus
          className={styles.text}
          autoComplete="off"
          maxLength={TAG_TEXT_MAX}
          value={tag}
          onChange={(event) => setTag(event.currentTarget.value)}
        />
      </label>
      <Choices label="Colour">
        {TAG_COLOURS.map(({ key, name }) => (
          <Choice
            key={key}
            group={`${group}-colour`}
            name={name}
            chosen={color === key}
            onChoose={() => setColor(key)}
          >
            <span className={`${styles.swatch} ${paintClass(key)}`} />
          </Choice>
        ))}
      </Choices>
      <Choices label="Icon">
        <Choice
          group={`${group}-icon`}
          name="No icon"
          chosen={icon === null}
          onChoose={() => setIcon(null)}
        >
          <IconBan aria-hidden />
        </Choice>
        {TAG_ICONS.map(({ key, name }) => (
          <Choice
            key={key}
            group={`${group}-icon`}
            name={name}
            chosen={icon === key}
            onChoose={() => setIcon(key)}
          >
            <TagIcon icon={key} />
          </Choice>
        ))}
      </Choices>
      <div className={styles.buttons}>
        <Button onClick={onCancel}>Cancel</Button>
        <Button kind="main" unavailable={empty} onClick={add}>
          Add
        </Button>
      </div>
    </div>
  );
}
