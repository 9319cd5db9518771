/** Search in the words of a PDF: how many places there are, and the way from one to the next. */
import { IconChevronDown, IconChevronUp, IconX } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { IconButton } from "../../buttons/icon-button.tsx";
import styles from "./find-bar.module.css";
import type { PdfSearch } from "./use-pdf-search.ts";

export function FindBar({ search, onClose }: { search: PdfSearch; onClose: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <search className={styles.bar}>
      <input
        ref={input}
        type="search"
        aria-label="Search in the text"
        placeholder="Search in the text"
        className={styles.input}
        value={search.text}
        onChange={(event) => search.type(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") search.step(event.shiftKey ? -1 : 1);
          if (event.key !== "Escape") return;
          event.preventDefault();
          onClose();
        }}
      />
      <span role="status" className={styles.count}>
        {search.words}
      </span>
      <IconButton label="Found before" onClick={() => search.step(-1)}>
        <IconChevronUp aria-hidden />
      </IconButton>
      <IconButton label="Next found" onClick={() => search.step(1)}>
        <IconChevronDown aria-hidden />
      </IconButton>
      <IconButton label="Close search" onClick={onClose}>
        <IconX aria-hidden />
      </IconButton>
    </search>
  );
}
