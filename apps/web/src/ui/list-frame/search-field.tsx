/** The search box of a list: `/` comes here, Escape clears it, the down key goes on into the rows. */
import { IconSearch, IconX } from "@tabler/icons-react";
import type { KeyboardEvent, RefObject } from "react";
import { IconButton } from "../buttons/icon-button.tsx";
import { KeyCaps } from "../keyboard/key-caps.tsx";
import styles from "./search-field.module.css";
import type { SearchBox } from "./use-search-text.ts";

interface SearchFieldProps {
  box: SearchBox;
  label: string;
  placeholder: string;
  input: RefObject<HTMLInputElement | null>;
  onDown: () => void;
  /** Escape in an empty box. */
  onLeave?: () => void;
}

export function SearchField({ box, label, placeholder, input, onDown, onLeave }: SearchFieldProps) {
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === "ArrowDown") {
      event.preventDefault();
      onDown();
    }
    if (event.key === "Enter") box.send();
    if (event.key !== "Escape") return;
    // A window around the list closes only by an Escape that has nothing to clear here.
    if (box.text !== "" || onLeave) event.preventDefault();
    if (box.text === "") onLeave?.();
    else box.clear();
  }

  return (
    <search className={styles.search}>
      <IconSearch aria-hidden className={styles.lens} />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        spellCheck={false}
        className={styles.input}
        value={box.text}
        onChange={(event) => box.type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {box.text === "" ? (
        <span className={styles.hint} aria-hidden>
          <KeyCaps keys="/" />
        </span>
      ) : (
        <IconButton
          label="Clear search"
          size="small"
          onClick={() => {
            box.clear();
            input.current?.focus();
          }}
        >
          <IconX aria-hidden />
        </IconButton>
      )}
    </search>
  );
}
