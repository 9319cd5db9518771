/** A small store: one value at a time, and those who are told when it becomes another. */

export interface Readable<State> {
  /** The same object until something changes. */
  get: () => State;
  /** @returns the way to stop listening. */
  subscribe: (listener: () => void) => () => void;
}

export interface Store<State> extends Readable<State> {
  /** Tells nobody where it is the value that stands already. */
  set: (next: State) => void;
}

export function createStore<State>(first: State): Store<State> {
  const listeners = new Set<() => void>();
  let state = first;
  return {
    get: () => state,
    set(next) {
      if (Object.is(next, state)) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
