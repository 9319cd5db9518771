/** The window manager without React: the state, and the commands that also ask guards and look after the focus. */
import { createStore } from "../../lib/store.ts";
import type { CloseGuards } from "./close-guards.ts";
import { createCloseGuards } from "./close-guards.ts";
import type { FocusReturn } from "./focus-return.ts";
import type { WindowContent } from "./window-content.tsx";
import { lazyContent } from "./window-content.tsx";
import type { Windows } from "./window-context.ts";
import type { Viewport } from "./window-geometry.ts";
import type { WindowsAction, WindowsState } from "./window-state.ts";
import { noWindows, windowsReducer } from "./window-state.ts";

/** What the manager does with the focus of the page. */
export interface FocusKeeper {
  remember(): FocusReturn;
  /** Called when a window has closed; the first candidate that is still there gets the focus. */
  restore(candidates: readonly FocusReturn[]): void;
}

export interface WindowManager extends Windows {
  guards: CloseGuards;
  state: () => WindowsState<WindowContent>;
  /** Answers the way to stop listening. */
  subscribe: (listener: () => void) => () => void;
  dispatch: (action: WindowsAction<WindowContent>) => void;
  /** Closes without asking. */
  dismiss: (key: string) => void;
}

export function createWindowManager(viewport: Viewport, focus: FocusKeeper): WindowManager {
  const { get: state, set, subscribe } = createStore(noWindows<WindowContent>(viewport));
  const guards = createCloseGuards();
  const focusReturns = new Map<string, FocusReturn[]>();

  function dispatch(action: WindowsAction<WindowContent>): void {
    set(windowsReducer(state(), action));
  }

  function dismiss(key: string): void {
    if (!state().stack.includes(key)) return;
    const candidates = focusReturns.get(key) ?? [];
    focusReturns.delete(key);
    guards.clear(key);
    dispatch({ type: "close", key });
    focus.restore(candidates);
  }

  async function close(key: string): Promise<boolean> {
    if (!state().stack.includes(key)) return true;
    if (!(await guards.mayClose(key))) return false;
    dismiss(key);
    return true;
  }

  return {
    guards,
    dispatch,
    dismiss,
    close,
    state,
    subscribe,
    open(spec) {
      const { key, title, width, height, onCloseRequest, focusReturn } = spec;
      const opener = focus.remember();
      focusReturns.set(key, focusReturn ? [focusReturn, opener] : [opener]);
      if (onCloseRequest && !state().stack.includes(key)) guards.add(key, onCloseRequest);
      const content = lazyContent(spec);
      dispatch({ type: "open", window: { key, title, width, height, content } });
    },
    async closeAll() {
      for (const key of state().stack.toReversed()) {
        if (!(await close(key))) return false;
      }
      return true;
    },
  };
}
