/** Several panels in one place. A panel is made when it is opened first, and then keeps what was done in it. */
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { tabStep } from "./tab-keys.ts";
import styles from "./tabs.module.css";

export interface Tab {
  key: string;
  label: string;
  icon?: ReactNode;
  panel: ReactNode;
}

interface TabsProps {
  /** What the tabs are of, for screen readers. */
  label: string;
  tabs: readonly Tab[];
  /** Which one is open, where others than the person at the tabs decide it too; with `onOpen`. */
  open?: string;
  onOpen?: (key: string) => void;
  /** They stay in view while what is below them scrolls past. */
  sticky?: boolean;
}

export function Tabs({ label, tabs, open: asked, onOpen, sticky = false }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<string | undefined>(undefined);
  const wanted = asked ?? chosen;
  const current = tabs.some(({ key }) => key === wanted) ? wanted : tabs[0]?.key;
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());

  function open(key: string): void {
    setOpened((before) => new Set([...before, key, ...(current === undefined ? [] : [current])]));
    setChosen(key);
    onOpen?.(key);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const at = tabs.findIndex(({ key }) => key === current);
    const next = tabStep(event.key, at, tabs.length);
    const tab = next === null ? undefined : tabs[next];
    if (next === null || !tab) return;
    event.preventDefault();
    open(tab.key);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  }

  return (
    <div className={styles.tabs} data-sticky={sticky || undefined}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the tab in it has the focus */}
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={styles.list}
        onKeyDown={onKeyDown}
      >
        {tabs.map(({ key, label: name, icon }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}${key}-tab`}
            aria-selected={key === current}
            aria-controls={key === current ? `${id}${key}-panel` : undefined}
            tabIndex={key === current ? 0 : -1}
            className={styles.tab}
            onClick={() => open(key)}
          >
            {icon}
            {name}
          </button>
        ))}
      </div>
      {tabs.map(
        ({ key, panel }) =>
          (key === current || opened.has(key)) && (
            <div
              key={key}
              role="tabpanel"
              id={`${id}${key}-panel`}
              aria-labelledby={`${id}${key}-tab`}
              hidden={key !== current}
              className={styles.panel}
            >
              {panel}
            </div>
          ),
      )}
    </div>
  );
}
