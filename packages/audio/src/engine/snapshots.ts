/** A small store: one object at a time, a new one only when something changed. */

export interface Snapshots<State extends object> {
  snapshot(): State;
  change(part: Partial<State>): void;
  subscribe(listener: () => void): () => void;
}

export function createSnapshots<State extends object>(first: State): Snapshots<State> {
  let state = first;
  const listeners = new Set<() => void>();
  return {
    snapshot: () => state,
    change(part) {
      const next = { ...state, ...part };
      const names = Object.keys(next) as (keyof State)[];
      if (names.every((name) => Object.is(next[name], state[name]))) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
