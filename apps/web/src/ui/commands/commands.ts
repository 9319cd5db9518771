/** What the palette can do: screens and features add sources of commands while they are there. */
import type { ReactNode } from "react";

export interface Command {
  /** Unique within its source. */
  id: string;
  title: string;
  /** A second line: an artist, a date. */
  detail?: string;
  icon?: ReactNode;
  keywords?: readonly string[];
  /** Shown behind it, where a key does the same. */
  keys?: string;
  run: () => void;
}

export interface CommandSource {
  id: string;
  /** The heading over its commands. */
  title: string;
  /**
   * A source that answers at once gives all it has, and the palette picks; one that answers later (a search of the
   * server) has picked by itself, and is asked only once something is typed.
   */
  commands:
    | readonly Command[]
    | ((query: string, signal: AbortSignal) => Promise<readonly Command[]>);
}

export interface Commands {
  /** @returns the way to take it back. */
  add: (source: CommandSource) => () => void;
  sources: () => readonly CommandSource[];
  subscribe: (listener: () => void) => () => void;
}

export function createCommands(): Commands {
  const listeners = new Set<() => void>();
  let sources: readonly CommandSource[] = [];

  const changed = (): void => {
    for (const listener of listeners) listener();
  };

  return {
    add: (source) => {
      sources = [...sources, source];
      changed();
      return () => {
        sources = sources.filter((one) => one !== source);
        changed();
      };
    },
    sources: () => sources,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
