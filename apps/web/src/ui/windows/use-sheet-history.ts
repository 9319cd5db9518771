/** On a phone the Back button closes the uppermost sheet: each sheet has an entry of its own in the history. */
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
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

  useEffect(() => {
    if (!phone) return undefined;
    const step = afterSheetsChange(keys, router.history.location.state.sheets ?? []);
    if (step === "push") enter();
    if (step !== "back") return undefined;
    const timer = setTimeout(() => {
      const entry = router.history.location.state.sheets ?? [];
      if (afterSheetsChange(keys, entry) === "back") router.history.back();
    }, SETTLE_MS);
    return () => clearTimeout(timer);

    function enter(): void {
      void router.navigate({
        to: ".",
        search: true,
        hash: true,
        state: { sheets: keys },
        resetScroll: false,
        ignoreBlocker: true,
      });
    }
  }, [keys, phone, router]);

  useEffect(() => {
    if (!phone) return undefined;
    let page = router.history.location.pathname;
    return router.history.subscribe(({ location, action }) => {
      const open = manager.state().stack;
      const step = afterHistoryChange({
        open,
        entry: location.state.sheets ?? [],
        samePage: location.pathname === page,
        back: action.type === "BACK" || (action.type === "GO" && action.index < 0),
      });
      page = location.pathname;
      if (step.type === "skip") router.history.back();
      if (step.type === "dismiss") {
        for (const key of step.keys) manager.dismiss(key);
      }
      if (step.type === "close") void closeOrStay(step.key);
    });

    async function closeOrStay(key: string): Promise<void> {
      if (await manager.close(key)) return;
      // Back has left the sheet's entry already: a sheet that stays open gets another.
      await router.navigate({
        to: ".",
        search: true,
        hash: true,
        state: { sheets: manager.state().stack },
        resetScroll: false,
        ignoreBlocker: true,
      });
    }
  }, [manager, phone, router]);
}
