/** The one window manager: beside the page, over it or free on a laptop or tablet, full-height sheets on a phone. */
import type { ReactNode } from "react";
import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { browserStorage } from "../../lib/browser-storage.ts";
import { useUnsavedLocks } from "../edit-session/unsaved-locks-context.ts";
import { latePart, useFetchAhead } from "../parts/late-part.ts";
import { Part } from "../parts/part.tsx";
import { dockRoom, dockWidth } from "./dock.ts";
import { rememberFocus, returnFocus } from "./focus-return.ts";
import { usePhone } from "./use-phone.ts";
import { useWindowHistory } from "./use-window-history.ts";
import {
  DockedKeyContext,
  OpenWindowKeysContext,
  PageCoveredContext,
  WindowsContext,
} from "./window-context.ts";
import { foldedPlace, foldedRoom } from "./window-geometry.ts";
import type { FocusKeeper } from "./window-manager.ts";
import { createWindowManager } from "./window-manager.ts";
import { placeWindows, type Standing } from "./window-placement.ts";
import { noWindows } from "./window-state.ts";
import styles from "./window.module.css";

// Ahead of the first window, so that one whose content does not come can say so in its own place.
const WindowFrame = latePart(async () => (await import("./window-frame.tsx")).WindowFrame);
const AHEAD = [WindowFrame];

const DOCK = "dock-width";
const NOWHERE: Standing = { placement: "floating", hidden: true };

/** Stands in the shell, above its pages, so that windows stay open while the page beneath them changes. */
export function WindowManagerProvider({ children }: { children: ReactNode }) {
  const locks = useUnsavedLocks();
  const [manager] = useState(() =>
    createWindowManager({
      first: noWindows(screenSize(), keptDock()),
      focus: focusKeeper,
      isLocked: (key) => locks.current().some((lock) => lock.window === key),
    }),
  );
  const state = useSyncExternalStore(manager.subscribe, manager.state);
  const phone = usePhone();
  useFetchAhead(AHEAD);

  useEffect(() => {
    const follow = () => manager.dispatch({ type: "viewport", viewport: screenSize() });
    window.addEventListener("resize", follow);
    return () => window.removeEventListener("resize", follow);
  }, [manager]);

  const { windows, viewport } = state;
  const folded = phone ? [] : windows.filter(({ collapsed }) => collapsed).map(({ key }) => key);
  const foot = foldedRoom(folded.length, viewport);
  const places = useMemo(() => placeWindows(state, phone), [state, phone]);
  const dock = dockWidth(state.dock, viewport);
  const side = places.docked === null ? 0 : dockRoom(dock, viewport);
  // The page makes room for both, so that they lie on nothing that can be pressed.
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty("--folded-room", `${foot}px`);
    style.setProperty("--dock-room", `${side}px`);
  }, [foot, side]);
  useEffect(() => {
    if (state.dock !== null) browserStorage.write(DOCK, String(state.dock));
  }, [state.dock]);

  /** Those that float lie above those that have a place of their own. */
  function levelOf(key: string): number {
    const floats = places.of.get(key)?.placement === "floating";
    return state.stack.indexOf(key) + (floats ? state.stack.length : 0);
  }

  const inHistory = useSameKeys(places.inHistory);
  useWindowHistory({ keys: inHistory, phone, manager });

  return (
    <WindowsContext value={manager}>
      <OpenWindowKeysContext value={state.stack}>
        <DockedKeyContext value={places.docked}>
          <PageCoveredContext value={places.covered}>
            <div className={styles.page} inert={phone && state.stack.length > 0}>
              {children}
            </div>
          </PageCoveredContext>
        </DockedKeyContext>
        {createPortal(
          windows.map((window) => (
            <Part key={window.key} onFailed={() => manager.dismiss(window.key)}>
              <WindowFrame
                window={window}
                level={levelOf(window.key)}
                folded={window.collapsed ? foldedPlace(folded.indexOf(window.key), viewport) : null}
                uppermost={state.stack.at(-1) === window.key}
                standing={places.of.get(window.key) ?? NOWHERE}
                dock={dock}
                manager={manager}
              />
            </Part>
          )),
          document.body,
        )}
      </OpenWindowKeysContext>
    </WindowsContext>
  );
}

/** The same array for as long as it names the same windows. */
function useSameKeys(keys: readonly string[]): readonly string[] {
  const [same, setSame] = useState(keys);
  if (same.join("\n") === keys.join("\n")) return same;
  setSame(keys);
  return keys;
}

function keptDock(): number | null {
  const kept = Number(browserStorage.read(DOCK));
  return kept > 0 ? kept : null;
}

function screenSize() {
  return { width: window.innerWidth, height: window.innerHeight };
}

const focusKeeper: FocusKeeper = {
  remember: () => rememberFocus(document),
  restore: (candidates) => {
    // Once the window has left the document; whoever took the focus meanwhile keeps it.
    setTimeout(() => {
      const active = document.activeElement;
      if (active === null || active === document.body) returnFocus(document, candidates);
    });
  },
};
