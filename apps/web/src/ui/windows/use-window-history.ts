/** Back closes the uppermost window that has an entry in the history, and the address bar shows the address of that one. */
import { type HistoryLocation, type RegisteredRouter, useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { afterHistoryChange, afterWindowsChange } from "./window-history.ts";
import type { WindowManager } from "./window-manager.ts";
import { placeWindows } from "./window-placement.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** Keys of the windows that are open at this entry. */
    windows?: readonly string[];
  }
}

/** Long enough for a link pressed together with closing to have moved on: its entry must not be taken back. */
const SETTLE_MS = 50;

interface Options {
  /** Those with an entry in the history, lowest first. */
  keys: readonly string[];
  phone: boolean;
  manager: WindowManager;
}

export function useWindowHistory({ keys, phone, manager }: Options): void {
  const router = useRouter();
  // A step back of ours is on its way: a window that opens now would lay its entry where the step takes it away again.
  const leaving = useRef<StepBack | null>(null);

  useEffect(() => {
    if (leaving.current !== null) return undefined;
    const step = afterWindowsChange(keys, here(router).windows);
    if (step === "push" || step === "replace") enter(step);
    if (step !== "back") return undefined;
    const timer = setTimeout(() => {
      if (afterWindowsChange(keys, here(router).windows) !== "back") return;
      leaving.current = stepBackOver(router);
      leaving.current.start();
    }, SETTLE_MS);
    return () => clearTimeout(timer);

    function enter(how: "push" | "replace"): void {
      enterWindows(router, manager, keys, how);
    }
  }, [keys, manager, router]);

  useEffect(() => {
    const openNow = () => placeWindows(manager.state(), phone).inHistory;
    let page = here(router).page;
    const stop = router.history.subscribe(({ action }) => {
      const arrived = here(router);
      const direction = directionOf(action);
      if (direction === "none" && leaving.current !== null) {
        leaving.current.overtaken(router.history.location);
        return;
      }
      const ours = direction === "back" ? leaving.current : null;
      const step = afterHistoryChange({
        open: openNow(),
        entry: arrived.windows,
        samePage: arrived.page === page,
        direction,
        isOurs: ours !== null,
      });
      if (ours !== null) leaving.current = null;
      page = arrived.page;
      if (step.type === "push" || step.type === "replace")
        enterWindows(router, manager, openNow(), step.type);
      if (step.type === "skip") {
        leaving.current = ours ?? stepBackOver(router);
        leaving.current.start();
        return;
      }
      if (step.type === "leave") for (const key of step.keys) leave(key);
      if (step.type === "close") void closeOrStay(step.key);
      if (step.type === "reopen") manager.reopen(step.keys);
      ours?.arrived();
    });
    return () => {
      leaving.current?.arrived();
      leaving.current = null;
      stop();
    };

    function leave(key: string): void {
      // A sheet covers the page, so that a page gone to beneath it would never be seen.
      if (phone || !manager.isLocked(key)) manager.dismiss(key);
      else manager.dispatch({ type: "collapse", key, collapsed: true });
    }

    async function closeOrStay(key: string): Promise<void> {
      if (await manager.close(key)) return;
      // Back has left the window's entry already: one that stays open gets another.
      enterWindows(router, manager, openNow(), "push");
    }
  }, [manager, phone, router]);
}

interface StepBack {
  start: () => void;
  /** Something was gone to meanwhile all the same. */
  overtaken: (by: HistoryLocation) => void;
  arrived: () => void;
}

/**
 * A step back takes the browser a while. What is gone to meanwhile, by a link that is pressed, waits for its end: it would
 * lay its entry over the one that is left, and the step would take it away. What had asked before whether it may (about
 * changes that are not saved) waits no more: it is gone to a second time.
 */
function stepBackOver({ history }: RegisteredRouter): StepBack {
  let arrived = (): void => {};
  const arrival = new Promise<void>((resolve) => (arrived = resolve));
  let pressed: HistoryLocation | undefined;
  const letGo = history.block({
    enableBeforeUnload: false,
    async blockerFn({ action }) {
      if (action === "PUSH" || action === "REPLACE") await arrival;
      return false;
    },
  });
  return {
    start: () => history.back({ ignoreBlocker: true }),
    overtaken: (by) => (pressed = by),
    arrived() {
      letGo();
      arrived();
      if (pressed) history.push(pressed.href, pressed.state, { ignoreBlocker: true });
    },
  };
}

/** The page and the windows of the entry, whatever the address bar shows. */
function here(router: RegisteredRouter): { page: string; windows: readonly string[] } {
  const { pathname, state } = router.parseLocation(router.history.location);
  return { page: pathname, windows: state.windows ?? [] };
}

function directionOf(action: { type: string; index?: number }): "back" | "forward" | "none" {
  if (action.type === "BACK") return "back";
  if (action.type === "FORWARD") return "forward";
  if (action.type === "GO") return (action.index ?? 0) < 0 ? "back" : "forward";
  return "none";
}

function enterWindows(
  router: RegisteredRouter,
  manager: WindowManager,
  windows: readonly string[],
  how: "push" | "replace",
): void {
  const address = windows.map(manager.addressOf).findLast((told) => told !== undefined);
  void router.navigate({
    to: ".",
    search: true,
    hash: true,
    state: { windows },
    replace: how === "replace",
    resetScroll: false,
    ignoreBlocker: true,
    ...(address !== undefined && { mask: { to: address, unmaskOnReload: true } }),
  });
}
