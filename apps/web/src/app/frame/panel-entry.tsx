/** The lines of a panel, each an icon and its words: a way to a page, a way out to one in another tab, and something to do. */
import { Link, type LinkProps } from "@tanstack/react-router";
import type { ReactNode } from "react";
import styles from "./panel-list.module.css";

interface EntryProps {
  icon: ReactNode;
  label: string;
}

interface PageEntryProps extends EntryProps {
  to: NonNullable<LinkProps["to"]>;
  onDone: () => void;
}

export function PageEntry({ to, onDone, ...entry }: PageEntryProps) {
  return (
    <li>
      <Link
        to={to}
        className={styles.item}
        activeProps={{ className: styles.chosen }}
        onClick={onDone}
      >
        <Words {...entry} />
      </Link>
    </li>
  );
}

interface OutsideEntryProps extends EntryProps {
  href: string;
  onDone: () => void;
}

export function OutsideEntry({ href, onDone, ...entry }: OutsideEntryProps) {
  return (
    <li>
      <a href={href} target="_blank" rel="noreferrer" className={styles.item} onClick={onDone}>
        <Words {...entry} />
      </a>
    </li>
  );
}

interface ActionEntryProps extends EntryProps {
  /** At the right: how many of it there are. */
  end?: ReactNode;
  className?: string | undefined;
  onPress: () => void;
}

export function ActionEntry({ end, className, onPress, ...entry }: ActionEntryProps) {
  return (
    <li className={className}>
      <button type="button" className={styles.item} onClick={onPress}>
        <Words {...entry} />
        {end}
      </button>
    </li>
  );
}

function Words({ icon, label }: EntryProps) {
  return (
    <>
      {icon}
      <span className={styles.grow}>{label}</span>
    </>
  );
}
