/**
 * One record to read, whatever it is of: who or what it is in a line, its facts in another, what can be done with it, and
 * below, in tabs that stay in view, what the record is for. Its title stands above, in the window's bar or the page's heading.
 */
import { useState } from "react";
import { browserStorage } from "../../lib/browser-storage.ts";
import { type Tab, Tabs } from "../tabs/tabs.tsx";
import { RecordHead, type RecordHeadProps } from "./record-head.tsx";
import styles from "./record-view.module.css";

interface RecordViewProps extends RecordHeadProps {
  /** Its title, for screen readers. */
  label: string;
  /** What the tab that was last open is remembered by, over all records of the kind: "song". Null: each opens at its first. */
  kind: string | null;
  /** The most wanted first: it is open where that one is missing. */
  tabs: readonly [Tab, ...Tab[]];
}

export function RecordView({ label, kind, tabs, ...head }: RecordViewProps) {
  const place = kind === null ? null : `${kind}-tab`;
  const [open, setOpen] = useState(() => (place === null ? null : browserStorage.read(place)));

  function onOpen(key: string): void {
    setOpen(key);
    if (place !== null) browserStorage.write(place, key);
  }

  return (
    <article className={styles.record} aria-label={label}>
      <RecordHead {...head} />
      <Tabs sticky label={label} tabs={tabs} {...(open !== null && { open })} onOpen={onOpen} />
    </article>
  );
}
