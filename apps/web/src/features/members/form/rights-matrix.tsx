/** What somebody may do in each area: hide, show or edit. Tab goes from area to area, up and down as well; left and right choose. */
import type { AreaTag, Privilege } from "@bandstand/domain/access-rule";
import { MENU_OPTIONS, type Privileges } from "@bandstand/domain/roles";
import { type KeyboardEvent, useId } from "react";
import { FieldWords, wordsOf } from "../../../ui/form-frame/field-words.tsx";
import styles from "./rights-matrix.module.css";

interface RightsMatrixProps {
  privileges: Privileges;
  /** Why this cannot be given to them, or be taken away; null where it can. */
  whyNot: (area: AreaTag, privilege: Privilege) => string | null;
  /** What is wrong with the one of an area. */
  messageOf: (area: AreaTag) => string | undefined;
  onGive: (area: AreaTag, privilege: Privilege) => void;
}

const COLUMNS: readonly { privilege: Privilege; label: string }[] = [
  { privilege: "H", label: "Hide" },
  { privilege: "R", label: "Show" },
  { privilege: "W", label: "Edit" },
];

export function RightsMatrix({ privileges, whyNot, messageOf, onGive }: RightsMatrixProps) {
  return (
    <div role="group" aria-label="Areas" className={styles.matrix} onKeyDown={walk}>
      {MENU_OPTIONS.map(({ tag, title }) => (
        <Row
          key={tag}
          title={title}
          privilege={privileges[tag]}
          whyNot={(privilege) => whyNot(tag, privilege)}
          message={messageOf(tag)}
          onGive={(privilege) => onGive(tag, privilege)}
        />
      ))}
    </div>
  );
}

interface RowProps {
  title: string;
  privilege: Privilege;
  whyNot: (privilege: Privilege) => string | null;
  message: string | undefined;
  onGive: (privilege: Privilege) => void;
}

function Row({ title, privilege, whyNot, message, onGive }: RowProps) {
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}title`}
      aria-invalid={message !== undefined}
      aria-describedby={wordsOf(id, message)}
      className={styles.row}
    >
      <span id={`${id}title`} className={styles.title}>
        {title}
      </span>
      <span className={styles.choices}>
        {COLUMNS.map((column) => {
          const why = whyNot(column.privilege);
          return (
            <label
              key={column.privilege}
              className={styles.choice}
              data-privilege={column.privilege}
              title={why ?? undefined}
            >
              <input
                type="radio"
                name={id}
                className={styles.radio}
                checked={column.privilege === privilege}
                disabled={why !== null && column.privilege !== privilege}
                onChange={() => onGive(column.privilege)}
              />
              <span className={styles.mark} aria-hidden />
              {column.label}
            </label>
          );
        })}
      </span>
      <FieldWords id={id} message={message} hint={undefined} />
    </div>
  );
}

/** The browser would choose with them, too: a column of eight is walked rather than changed. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const chosen = [...event.currentTarget.querySelectorAll<HTMLInputElement>("input:checked")];
  const row = chosen.findIndex(({ name }) => {
    const { target } = event;
    return target instanceof HTMLInputElement && target.name === name;
  });
  chosen[row + step]?.focus();
}
