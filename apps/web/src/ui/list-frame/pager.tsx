/** From one page of a list to the next. */
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { IconButton } from "../buttons/icon-button.tsx";
import styles from "./pager.module.css";

interface PagerProps {
  /** From 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

export function Pager({ page, pages, onPage }: PagerProps) {
  if (pages === 1) return null;
  return (
    <nav className={styles.pager} aria-label="Pages of the list">
      <IconButton
        label="Page before"
        unavailable={page === 1 ? "This is the first page" : undefined}
        onClick={() => onPage(page - 1)}
      >
        <IconChevronLeft aria-hidden />
      </IconButton>
      <span role="status">
        Page {page} of {pages}
      </span>
      <IconButton
        label="Next page"
        unavailable={page === pages ? "This is the last page" : undefined}
        onClick={() => onPage(page + 1)}
      >
        <IconChevronRight aria-hidden />
      </IconButton>
    </nav>
  );
}
