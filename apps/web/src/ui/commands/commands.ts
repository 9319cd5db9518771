/** What the palette can do: screens and features add sources of commands while they are there. */
import type { ReactNode } from "react";
import { createStore } from "../../lib/store.ts";

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
  const { get, set, subscribe } = createStore<readonly CommandSource[]>([]);
  return {
    add: (source) => {
      set([...get(), source]);
      return () => set(get().filter((one) => one !== source));
    },
    sources: get,
    subscribe,
  };
}
