/** Who is asked before a window closes. */

/** Answers whether the window may close; it may ask the person first. */
export type CloseGuard = () => boolean | Promise<boolean>;

export interface CloseGuards {
  /** Answers the function that takes the guard away again. */
  add(key: string, guard: CloseGuard): () => void;
  /** Asks the window's guards one after another and stops at the first no. Asked twice at once, it asks only once. */
  mayClose(key: string): Promise<boolean>;
  /** Forgets all guards of a window that has closed. */
  clear(key: string): void;
}

export function createCloseGuards(): CloseGuards {
  const guards = new Map<string, Set<CloseGuard>>();
  const asking = new Map<string, Promise<boolean>>();

  async function ask(key: string): Promise<boolean> {
    for (const guard of guards.get(key) ?? []) {
      if (!(await guard())) return false;
    }
    return true;
  }

  return {
    add(key, guard) {
      const own = guards.get(key) ?? new Set();
      guards.set(key, own.add(guard));
      return () => {
        own.delete(guard);
        if (own.size === 0 && guards.get(key) === own) guards.delete(key);
      };
    },

    mayClose(key) {
      const running = asking.get(key);
      if (running) return running;
      const answer = ask(key).finally(() => asking.delete(key));
      asking.set(key, answer);
      return answer;
    },

    clear: (key) => void guards.delete(key),
  };
}
