/** The phone's bottom bar: the areas used most, and More for the rest. */
"use no memo"; // It is drawn once for many pages: remembering it would double what it weighs.
import { IconDots, IconSearch } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { lazy, useState } from "react";
import { useKeyboard } from "../../ui/keyboard/keyboard-context.ts";
import { useUnread } from "../../ui/notifications/notifications-context.ts";
import { useOverlays } from "../../ui/overlay/overlays-context.ts";
import { Part } from "../../ui/parts/part.tsx";
import { type Area, bottomBarAreas } from "./areas.ts";
import styles from "./bottom-bar.module.css";
import type { FramePerson } from "./frame-person.ts";

const MoreSheet = lazy(async () => ({ default: (await import("./more-sheet.tsx")).MoreSheet }));

/** Areas before Search, which stands in the middle. */
const SEARCH_PLACE = 2;

interface BottomBarProps {
  person: FramePerson;
  areas: readonly Area[];
}

export function BottomBar({ person, areas }: BottomBarProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const unread = useUnread();
  const { shown, more } = bottomBarAreas(areas);
  return (
    <nav aria-label="Areas" className={styles.bar}>
      {shown.slice(0, SEARCH_PLACE).map(item)}
      <SearchItem />
      {shown.slice(SEARCH_PLACE).map(item)}
      <button
        type="button"
        aria-haspopup="dialog"
        className={styles.item}
        onClick={() => setOpen(true)}
      >
        <IconDots aria-hidden />
        <span className={styles.name}>More</span>
        {unread > 0 && <span className={styles.dot} aria-label="New notifications" role="img" />}
      </button>
      {open && (
        <Part onFailed={close}>
          <MoreSheet person={person} areas={more} onClose={close} />
        </Part>
      )}
    </nav>
  );
}

function item({ title, short, icon: Icon, to }: Area) {
  return (
    <Link key={title} to={to} className={styles.item} activeProps={{ className: styles.here }}>
      <Icon aria-hidden />
      <span className={styles.name}>{short ?? title}</span>
    </Link>
  );
}

/** Goes to the search of the list that is open, as its key does; elsewhere to the search over everything. */
function SearchItem() {
  const { shortcuts } = useKeyboard();
  const { palette } = useOverlays();
  return (
    <button
      type="button"
      className={styles.item}
      onClick={() => {
        if (!shortcuts.run("/")) palette.open();
      }}
    >
      <IconSearch aria-hidden />
      <span className={styles.name}>Search</span>
    </button>
  );
}
