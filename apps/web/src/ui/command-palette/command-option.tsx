import { IconCornerDownLeft } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import type { Command } from "../commands/commands.ts";
import { KeyCaps } from "../keyboard/key-caps.tsx";
import styles from "./command-palette.module.css";

interface CommandOptionProps {
  id: string;
  command: Command;
  active: boolean;
  onRun: () => void;
}

export function CommandOption({ id, command, active, onRun }: CommandOptionProps) {
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) option.current?.scrollIntoView({ block: "nearest" });
  }, [active]);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field keeps the focus and answers the keys
    <div
      ref={option}
      id={id}
      role="option"
      aria-selected={active}
      className={active ? `${styles.option} ${styles.active}` : styles.option}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onRun}
    >
      <span className={styles.icon}>{command.icon}</span>
      <span className={styles.words}>
        <span className={styles.title}>{command.title}</span>
        {command.detail !== undefined && <span className={styles.detail}>{command.detail}</span>}
      </span>
      {command.keys !== undefined && (
        <span className={styles.keys}>
          <KeyCaps keys={command.keys} />
        </span>
      )}
      {active && command.keys === undefined && (
        <IconCornerDownLeft className={styles.enter} aria-hidden />
      )}
    </div>
  );
}
