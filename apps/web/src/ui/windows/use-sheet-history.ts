/** On a phone the Back button closes the uppermost sheet: each sheet has an entry of its own in the history. */
import { type RegisteredRouter, useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { afterHistoryChange, afterSheetsChange } from "./sheet-history.ts";
import type { WindowManager } from "./window-manager.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** Keys of the sheets that are open at this entry. */
    sheets?: readonly string[];
  }
}

/** Long enough for a link pressed together with closing to have moved on: its entry must not be taken back. */
const SETTLE_MS = 50;

interface Options {
  /** The open sheets, lowest first. */
  keys: readonly string[];
  phone: boolean;
  manager: WindowManager;
}

export function useSheetHistory({ keys, phone, manager }: Options): void {
  const router = useRouter();
  // A step back of ours is on its way: a sheet that opens now would lay its entry where the step takes it away again.
  const isLeaving = useRef(false);

  useEffect(() => {
    if (!phone || isLeaving.current) return undefined;
    const step = afterSheetsChange(keys, entrySheets(router));
    if (step === "push") enter(router, keys);
    if (step !== "back") return undefined;
    const timer = setTimeout(() => {
      if (afterSheetsChange(keys, entrySheets(router)) !== "back") return;
      isLeaving.current = true;
      router.history.back();
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [keys, phone, router]);

  useEffect(() => {
    if (!phone) return undefined;
    let page = router.history.location.pathname;
    const stop = router.history.subscribe(({ location, action }) => {
      const open = manager.state().stack;
      const back = action.type === "BACK" || (action.type === "GO" && action.index < 0);
      const isOurs = isLeaving.current && back;
      const step = afterHistoryChange({
        open,
        entry: location.state.sheets ?? [],
        samePage: location.pathname === page,
        back,
        isOurs,
      });
      if (isOurs) isLeaving.current = false;
      page = location.pathname;
      if (step.type === "push") enter(router, open);
      if (step.type === "skip") {
        isLeaving.current = true;
        router.history.back();
      }
      if (step.type === "dismiss") {
        for (const key of step.keys) manager.dismiss(key);
      }
      if (step.type === "close") void closeOrStay(step.key);
    });
    return () => {
      isLeaving.current = false;
      stop();
    };

    async function closeOrStay(key: string): Promise<void> {
      if (await manager.close(key)) return;
      // Back has left the sheet's entry already: a sheet that stays open gets another.
      enter(router, manager.state().stack);
    }
  }, [manager, phone, router]);
}

const entrySheets = (router: RegisteredRouter): readonly string[] =>
  router.history.location.state.sheets ?? [];

function enter(router: RegisteredRouter, sheets: readonly string[]): void {
  void router.navigate({
    to: ".",
    search: true,
    hash: true,
    state: { sheets },
    resetScroll: false,
    ignoreBlocker: true,
  });
}
