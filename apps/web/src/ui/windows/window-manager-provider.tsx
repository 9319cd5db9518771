/** The one window manager: floating windows over the page on a laptop or tablet, full-height sheets on a phone. */
import type { ReactNode } from "react";
import { lazy, useEffect, useLayoutEffect, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { Part } from "../parts/part.tsx";
import { rememberFocus, returnFocus } from "./focus-return.ts";
import { usePhone } from "./use-phone.ts";
import { useSheetHistory } from "./use-sheet-history.ts";
import { OpenWindowKeysContext, WindowsContext } from "./window-context.ts";
import { foldedPlace, foldedRoom } from "./window-geometry.ts";
import type { FocusKeeper } from "./window-manager.ts";
import { createWindowManager } from "./window-manager.ts";
import styles from "./window.module.css";

const WindowFrame = lazy(async () => ({
  default: (await import("./window-frame.tsx")).WindowFrame,
}));

/** Stands in the shell, above its pages, so that windows stay open while the page beneath them changes. */
export function WindowManagerProvider({ children }: { children: ReactNode }) {
  const [manager] = useState(() => createWindowManager(screenSize(), focusKeeper));
  const state = useSyncExternalStore(manager.subscribe, manager.state);
  const phone = usePhone();

  useEffect(() => {
    const follow = () => manager.dispatch({ type: "viewport", viewport: screenSize() });
    window.addEventListener("resize", follow);
    return () => window.removeEventListener("resize", follow);
  }, [manager]);

  const { windows, viewport } = state;
  const folded = phone ? [] : windows.filter(({ collapsed }) => collapsed).map(({ key }) => key);
  const room = foldedRoom(folded.length, viewport);
  // The foot of the page takes it in, so that they lie on nothing that can be pressed.
  useLayoutEffect(() => {
    document.documentElement.style.setProperty("--folded-room", `${room}px`);
  }, [room]);

  useSheetHistory({ keys: state.stack, phone, manager });

  return (
    <WindowsContext value={manager}>
      <OpenWindowKeysContext value={state.stack}>
        <div className={styles.page} inert={phone && state.stack.length > 0}>
          {children}
        </div>
        {createPortal(
          windows.map((window) => (
            <Part key={window.key} onFailed={() => manager.dismiss(window.key)}>
              <WindowFrame
                window={window}
                level={state.stack.indexOf(window.key)}
                folded={window.collapsed ? foldedPlace(folded.indexOf(window.key), viewport) : null}
                uppermost={state.stack.at(-1) === window.key}
                sheet={phone}
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
