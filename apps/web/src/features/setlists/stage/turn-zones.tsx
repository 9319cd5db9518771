/** The edges of the page, where a tap turns it. */
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { keepFocus } from "./keep-focus.ts";
import type { Turn } from "./turn-page.ts";
import styles from "./turn-zones.module.css";
import type { Turns } from "./use-turns.ts";

export function TurnZones({ turns }: { turns: Turns }) {
  return (
    <>
      <Zone turn="back" turns={turns}>
        <IconChevronLeft aria-hidden />
      </Zone>
      <Zone turn="forward" turns={turns}>
        <IconChevronRight aria-hidden />
      </Zone>
    </>
  );
}

const LABELS = {
  back: { page: "Page before", song: "Song before", none: "Nothing before" },
  forward: { page: "Next page", song: "Next song", none: "Nothing after" },
} as const;

interface ZoneProps {
  turn: Turn;
  turns: Turns;
  children: ReactNode;
}

function Zone({ turn, turns, children }: ZoneProps) {
  const leads = turns.leads(turn);
  return (
    <button
      type="button"
      className={styles.zone}
      data-turn={turn}
      aria-label={LABELS[turn][leads ?? "none"]}
      aria-disabled={leads === null || undefined}
      onMouseDown={keepFocus}
      onClick={({ timeStamp }) => turns.turn(turn, timeStamp)}
    >
      {children}
    </button>
  );
}
