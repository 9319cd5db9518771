/** The phone's bottom bar: the areas used most, and More for the rest. */
import { IconDots } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { lazy, useState } from "react";
import { useUnread } from "../../ui/notifications/notifications-context.ts";
import { Part } from "../../ui/parts/part.tsx";
import { type Area, bottomBarAreas } from "./areas.ts";
import styles from "./bottom-bar.module.css";
import type { FramePerson } from "./frame-person.ts";

const MoreSheet = lazy(async () => ({ default: (await import("./more-sheet.tsx")).MoreSheet }));

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
      {shown.map(({ title, short, icon: Icon, to }) => (
        <Link key={title} to={to} className={styles.item} activeProps={{ className: styles.here }}>
          <Icon aria-hidden />
          {short ?? title}
        </Link>
      ))}
      <button
        type="button"
        aria-haspopup="dialog"
        className={styles.item}
        onClick={() => setOpen(true)}
      >
        <IconDots aria-hidden />
        More
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
