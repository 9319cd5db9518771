/** Find anything: type a few letters, choose with the arrows, Enter does it. */
import { IconSearch } from "@tabler/icons-react";
import { type KeyboardEvent, useId, useState } from "react";
import type { Command } from "../commands/commands.ts";
import { useCommandSources } from "../commands/commands-context.ts";
import { VisuallyHidden } from "../marks/visually-hidden.tsx";
import { Overlay } from "../overlay/overlay.tsx";
import styles from "./command-palette.module.css";
import { CommandOption } from "./command-option.tsx";
import { inOrder } from "./group-order.ts";
import { type FoundGroup, useFoundCommands } from "./use-found-commands.ts";

interface CommandPaletteProps {
  /** The titles of sources in the order in which what they offer is shown; others come last. */
  order: readonly string[];
  onClose: () => void;
}

export function CommandPalette({ order, onClose }: CommandPaletteProps) {
  const list = useId();
  const [query, setQuery] = useState("");
  const [at, setAt] = useState(0);
  const { groups: found, searching } = useFoundCommands(query, useCommandSources());
  const groups = inOrder(found, order);
  const options = groups.flatMap(({ id, commands }) =>
    commands.map((command) => ({ key: optionKey(list, id, command), command })),
  );
  const active = options[Math.min(at, options.length - 1)];

  const run = (command: Command): void => {
    onClose();
    command.run();
  };
  const steer = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step !== undefined && options.length > 0) {
      event.preventDefault();
      setAt(step(Math.min(at, options.length - 1), options.length));
    } else if (event.key === "Enter" && active !== undefined && !event.nativeEvent.isComposing) {
      event.preventDefault();
      run(active.command);
    }
  };

  return (
    <Overlay label="Find anything" place="centre" onClose={onClose}>
      <div className={styles.field}>
        <IconSearch aria-hidden />
        <input
          // The browser's dialog gives the focus to it.
          autoFocus
          type="text"
          role="combobox"
          aria-label="Find anything"
          aria-expanded={options.length > 0}
          aria-controls={list}
          aria-activedescendant={active?.key}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder="Where to, or what to do?"
          className={styles.input}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setAt(0);
          }}
          onKeyDown={steer}
        />
      </div>
      <div id={list} role="listbox" aria-label="Found" className={styles.list}>
        {groups.map((group) => (
          <Group key={group.id} list={list} group={group} active={active?.key} onRun={run} />
        ))}
      </div>
      {options.length === 0 && (
        <p className={styles.none}>
          {searching ? "Looking…" : `Nothing is called “${query.trim()}” here.`}
        </p>
      )}
      <VisuallyHidden>
        <span role="status">{options.length === 1 ? "1 found" : `${options.length} found`}</span>
      </VisuallyHidden>
    </Overlay>
  );
}

interface GroupProps {
  list: string;
  group: FoundGroup;
  active: string | undefined;
  onRun: (command: Command) => void;
}

function Group({ list, group, active, onRun }: GroupProps) {
  const heading = `${list}-${group.id}`;
  return (
    <div role="group" aria-labelledby={heading}>
      <div id={heading} className={styles.heading}>
        {group.title}
      </div>
      {group.commands.map((command) => {
        const key = optionKey(list, group.id, command);
        return (
          <CommandOption
            key={key}
            id={key}
            command={command}
            active={key === active}
            onRun={() => onRun(command)}
          />
        );
      })}
    </div>
  );
}

const optionKey = (list: string, group: string, command: Command): string =>
  `${list}-${group}-${command.id}`;

/** Past the last comes the first again. */
const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
  PageDown: (at, count) => Math.min(at + 8, count - 1),
  PageUp: (at) => Math.max(at - 8, 0),
};
