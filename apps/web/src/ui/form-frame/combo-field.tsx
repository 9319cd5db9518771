/** One of many, found by typing a part of it. What is typed and is none of them gives way to what was chosen. */
import { searchFor } from "@bandstand/domain/text-search";
import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import styles from "./combo-field.module.css";
import { FieldFrame } from "./field-frame.tsx";
import type { FieldProps } from "./field-props.ts";

export interface ComboOption {
  value: number;
  label: string;
  /** Beside it, and found by as well: a town. */
  detail?: string | null;
}

interface ComboFieldProps extends FieldProps<number> {
  options: readonly ComboOption[];
  placeholder?: string;
  /** Below what is found: the way to one that is not there yet. */
  others?: ReactNode;
}

/** As many as are looked through; whoever wants another types on. */
const MOST = 30;

export function ComboField(props: ComboFieldProps) {
  const { field, options, placeholder } = props;
  const list = useId();
  /** What is being typed; null while nobody types, so that what is chosen shows. */
  const [typed, setTyped] = useState<string | null>(null);
  const [at, setAt] = useState(0);
  const isOpen = typed !== null;
  const chosen = options.find(({ value }) => value === field.value);
  const found = isOpen ? findOptions(options, typed) : [];
  const active = found[Math.min(at, found.length - 1)];
  const keyOf = ({ value }: ComboOption) => `${list}${value}`;

  function choose(option: ComboOption): void {
    field.set(option.value);
    setTyped(null);
  }

  function steer(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (!isOpen) setTyped("");
      else setAt(wrapped(Math.min(at, found.length - 1) + step, found.length));
    } else if (isOpen && event.key === "Enter" && active && !event.nativeEvent.isComposing) {
      event.preventDefault();
      choose(active);
    } else if (isOpen && event.key === "Escape") {
      // The window around it stays open.
      event.preventDefault();
      event.nativeEvent.stopImmediatePropagation();
      event.stopPropagation();
      setTyped(null);
    }
  }

  return (
    <div className={styles.combo}>
      <FieldFrame
        of={props}
        input={(input) => (
          <input
            {...input}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={list}
            aria-activedescendant={active && keyOf(active)}
            autoComplete="off"
            spellCheck={false}
            placeholder={placeholder}
            value={typed ?? chosen?.label ?? ""}
            onFocus={(event) => event.currentTarget.select()}
            onClick={() => setTyped((before) => before ?? "")}
            onChange={({ currentTarget: { value } }) => {
              setTyped(value);
              setAt(0);
              if (value === "") field.set(null);
            }}
            onKeyDown={steer}
            onBlur={() => {
              setTyped(null);
              field.onBlur();
            }}
          />
        )}
      />
      {/* The press must not take the focus from the field, which would close the list before the click comes. */}
      <div
        className={styles.list}
        hidden={!isOpen}
        onMouseDown={(event) => event.preventDefault()}
        role="presentation"
      >
        <div id={list} role="listbox" aria-label={props.label}>
          {found.map((option) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field keeps the focus and answers the keys
            <div
              key={option.value}
              id={keyOf(option)}
              ref={option === active ? intoView : undefined}
              role="option"
              aria-selected={option === active}
              className={styles.option}
              onClick={() => choose(option)}
            >
              {option.label}
              {option.detail && <span>{option.detail}</span>}
            </div>
          ))}
        </div>
        {isOpen && found.length === 0 && (
          <p className={styles.none}>Nothing is called “{typed}”.</p>
        )}
      </div>
      {props.others !== undefined && <div className={styles.others}>{props.others}</div>}
    </div>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function findOptions(options: readonly ComboOption[], text: string): readonly ComboOption[] {
  const isSought = searchFor(text.trim());
  return options.filter(({ label, detail = null }) => isSought([label, detail])).slice(0, MOST);
}

function wrapped(place: number, length: number): number {
  return length === 0 ? 0 : (place + length) % length;
}

function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "nearest" });
}
