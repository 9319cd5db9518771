/** The window manager without React: the state, and the commands that also ask guards and look after the focus. */
import { createStore } from "../../lib/store.ts";
import type { CloseGuards } from "./close-guards.ts";
import { createCloseGuards } from "./close-guards.ts";
import type { FocusReturn } from "./focus-return.ts";
import type { WindowContent } from "./window-content.ts";
import { lazyContent } from "./window-content.ts";
import type { Windows, WindowSpec } from "./window-context.ts";
import type { WindowsAction, WindowsState } from "./window-state.ts";
import { windowsReducer } from "./window-state.ts";

/** What the manager does with the focus of the page. */
export interface FocusKeeper {
  remember(): FocusReturn;
  /** Called when a window has closed; the first candidate that is still there gets the focus. */
  restore(candidates: readonly FocusReturn[]): void;
}

export interface WindowManager extends Windows {
  guards: CloseGuards;
  addressOf: (key: string) => string | undefined;
  /** Opens again what was closed before, as it was opened then. */
  reopen: (keys: readonly string[]) => void;
  /** Whether its window holds changes that are not saved. */
  isLocked: (key: string) => boolean;
  state: () => WindowsState<WindowContent>;
  /** Answers the way to stop listening. */
  subscribe: (listener: () => void) => () => void;
  dispatch: (action: WindowsAction<WindowContent>) => void;
  /** Closes without asking. */
  dismiss: (key: string) => void;
}

interface ManagerOptions {
  first: WindowsState<WindowContent>;
  focus: FocusKeeper;
  isLocked: (key: string) => boolean;
}

/** What was asked for, without the type of its properties. */
interface Opened {
  address: string | undefined;
  series: string | undefined;
  again: () => void;
}

export function createWindowManager({ first, focus, isLocked }: ManagerOptions): WindowManager {
  const { get: state, set, subscribe } = createStore(first);
  const guards = createCloseGuards();
  const focusReturns = new Map<string, FocusReturn[]>();
  /** Closed ones as well: Forward opens them again. */
  const opened = new Map<string, Opened>();

  function dispatch(action: WindowsAction<WindowContent>): void {
    set(windowsReducer(state(), action));
  }

  function dismiss(key: string): void {
    if (!state().stack.includes(key)) return;
    const candidates = focusReturns.get(key) ?? [];
    remove(key);
    focus.restore(candidates);
  }

  function remove(key: string): void {
    focusReturns.delete(key);
    guards.clear(key);
    dispatch({ type: "close", key });
  }

  async function close(key: string): Promise<boolean> {
    if (!state().stack.includes(key)) return true;
    if (!(await guards.mayClose(key))) return false;
    dismiss(key);
    return true;
  }

  /** Those that leave the dock to another record. */
  function makeRoom(): void {
    for (const { key, shape, floats, collapsed } of state().windows) {
      if (shape === "record" && !floats && !collapsed && !isLocked(key)) remove(key);
    }
  }

  function show<Props extends object>(spec: WindowSpec<Props>, takesFocus: boolean): void {
    const { key, title, shape, width, height, fills, onCloseRequest, focusReturn } = spec;
    const opener = focus.remember();
    // Raised again by what closes meanwhile, a form of it, the window still knows what opened it at first.
    const before = state().stack.includes(key) ? (focusReturns.get(key) ?? []).slice(-1) : [];
    focusReturns.set(key, [...(focusReturn ? [focusReturn] : []), opener, ...before]);
    if (onCloseRequest && !state().stack.includes(key)) guards.add(key, onCloseRequest);
    const { address, series } = spec;
    opened.set(key, { address, series, again: () => show(spec, true) });
    const content = lazyContent(spec);
    const window = { key, title, shape, width, height, fills, content, focus: takesFocus };
    dispatch({ type: "open", window });
  }

  return {
    guards,
    dispatch,
    dismiss,
    close,
    state,
    subscribe,
    isLocked,
    addressOf: (key) => opened.get(key)?.address,
    reopen(keys) {
      for (const key of keys) opened.get(key)?.again();
    },
    open(spec, from) {
      if (spec.shape === "record" && from === undefined && !state().stack.includes(spec.key))
        makeRoom();
      show(spec, true);
    },
    follow(spec) {
      const docked = state().windows.find(
        ({ key, floats, collapsed }) =>
          !floats &&
          !collapsed &&
          spec.series !== undefined &&
          opened.get(key)?.series === spec.series,
      );
      if (docked === undefined || docked.key === spec.key) return;
      makeRoom();
      show(spec, false);
    },
    async closeAll() {
      for (const key of state().stack.toReversed()) {
        if (!(await close(key))) return false;
      }
      return true;
    },
  };
}
