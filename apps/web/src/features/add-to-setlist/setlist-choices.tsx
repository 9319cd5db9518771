/** Set lists with their sets, one press each; the name alone stands for the set that songs usually go into. */
import { IconPlus, IconSearch } from "@tabler/icons-react";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { setColour } from "../../records/setlists/running-time/set-colour.ts";
import { VisuallyHidden } from "../../ui/marks/visually-hidden.tsx";
import { choiceStep } from "./choice-keys.ts";
import { hereWords, type SetlistChoice } from "./setlist-choice.ts";
import styles from "./setlist-choices.module.css";

interface SetlistChoicesProps {
  choices: readonly SetlistChoice[];
  /** What is looked for; left out where there are few. */
  search?: { text: string; type: (text: string) => void };
  onChoose: (choice: SetlistChoice, section: number) => void;
  /** Left out: who may not add a set list. */
  onNew?: () => void;
}

export function SetlistChoices({ choices, search, onChoose, onNew }: SetlistChoicesProps) {
  const list = useRef<HTMLUListElement>(null);
  const hasSearch = search !== undefined;
  useEffect(() => {
    if (!hasSearch) rowsOf(list.current)[0]?.[0]?.focus();
  }, [hasSearch]);

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const rows = rowsOf(list.current);
    const row = rows.findIndex((buttons) => buttons.some((one) => one === document.activeElement));
    const at = rows[row]?.findIndex((one) => one === document.activeElement) ?? 0;
    const isField = event.target instanceof HTMLInputElement;
    if (isField && event.key !== "ArrowDown") return;
    const next = choiceStep(
      event.key,
      { row, at },
      rows.map((buttons) => buttons.length),
    );
    if (next === null) return;
    event.preventDefault();
    rows[next.row]?.[next.at]?.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrows are a shorter way among buttons
    <div className={styles.choices} onKeyDown={onKeyDown}>
      {search && (
        <label className={styles.search}>
          <IconSearch aria-hidden />
          <VisuallyHidden>Find a set list</VisuallyHidden>
          <input
            type="search"
            placeholder="Find a set list"
            autoComplete="off"
            spellCheck={false}
            value={search.text}
            onChange={(event) => search.type(event.currentTarget.value)}
          />
        </label>
      )}
      <ul ref={list} aria-label="Set lists" className={styles.list}>
        {choices.map((choice) => (
          <Choice
            key={choice.id}
            choice={choice}
            onChoose={(section) => onChoose(choice, section)}
          />
        ))}
        {choices.length === 0 && hasSearch && (
          <li className={styles.none} role="status">
            No set list is called “{search.text.trim()}”
          </li>
        )}
        {onNew && (
          <li data-row>
            <button type="button" className={styles.new} onClick={onNew}>
              <IconPlus aria-hidden /> New set list
            </button>
          </li>
        )}
      </ul>
    </div>
  );
}

interface ChoiceProps {
  choice: SetlistChoice;
  onChoose: (section: number) => void;
}

function Choice({ choice, onChoose }: ChoiceProps) {
  const { name, facts, sets, here, isFull } = choice;
  const usual = sets.find(({ isUsual }) => isUsual);
  const already = hereWords(here);
  return (
    <li data-row className={styles.row}>
      <button
        type="button"
        aria-disabled={isFull || undefined}
        {...(usual && !isFull && { "aria-description": `Goes into ${usual.name}` })}
        className={styles.setlist}
        onClick={() => usual && !isFull && onChoose(usual.section)}
      >
        <strong>{name}</strong>
        <span>
          {facts}
          {already !== "" && <em>{already}</em>}
        </span>
      </button>
      {sets.length > 1 && !isFull && (
        <div role="group" aria-label={`Sets of ${name}`} className={styles.sets}>
          {sets.map(({ section, name: set, minutes, isUsual }) => (
            <button
              key={section}
              type="button"
              className={`${styles.set} ${setColour}`}
              data-section={section}
              data-usual={isUsual || undefined}
              onClick={() => onChoose(section)}
            >
              {set} <small>{minutes} min</small>
            </button>
          ))}
        </div>
      )}
    </li>
  );
}

function rowsOf(list: HTMLElement | null): HTMLElement[][] {
  const rows = list?.querySelectorAll("[data-row]") ?? [];
  return [...rows].map((row) => [...row.querySelectorAll<HTMLElement>("button")]);
}
