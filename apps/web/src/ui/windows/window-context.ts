/** What screens and window contents see of the window manager. */
import type { ComponentType, ReactNode } from "react";
import { createContext, use, useEffect, useEffectEvent, useMemo } from "react";
import type { CloseGuard, CloseGuards } from "./close-guards.ts";
import type { WindowShape } from "./window-shape.ts";

export interface WindowSpec<Props extends object> {
  /** One window per key: opening it again raises the one that is there. For instance `song/12` or `song/12/edit`. */
  key: string;
  title: string;
  /** What it is for, which says how it stands; left out, a small task, which floats. */
  shape?: WindowShape;
  /** What the address bar shows while it is the uppermost, and where a reload and a link lead: `/song/12`. */
  address?: string | undefined;
  /** Records of one series take each other's place in the dock as their list is walked: `song`. */
  series?: string;
  /** Pixels while it floats; less where the screen is narrower. */
  width: number;
  /** Pixels; left out, the window is as tall as its content. */
  height?: number;
  /** At first as large as the screen; its own size is a press away. */
  fills?: boolean;
  /** Loads the component, for instance `() => import("./song-view.tsx").then((file) => file.SongView)`. */
  content: () => Promise<ComponentType<Props>>;
  props: Props;
  /** Stands in while the content loads; left out, a plain one does. */
  skeleton?: ReactNode;
  /** Asked before the window closes, besides the guards of its content. */
  onCloseRequest?: CloseGuard;
  /** Receives the focus after closing; left out, what had it when the window opened. */
  focusReturn?: () => HTMLElement | null;
}

export interface Windows {
  /**
   * A record opened from the page takes the dock; those that stood there close, unless they hold changes that are not saved.
   * @param from key of the window that it is opened from: it then stands above that one
   */
  open<Props extends object>(spec: WindowSpec<Props>, from?: string): void;
  /** Shows it in the place of the docked record of its series, and leaves the focus where it is; nothing where none is docked. */
  follow<Props extends object>(spec: WindowSpec<Props>): void;
  /** Asks the window's guards first; answers whether the window is closed now. */
  close(key: string): Promise<boolean>;
  /** Closes from the uppermost down until a guard says no; answers whether all are closed. */
  closeAll(): Promise<boolean>;
}

export interface CurrentWindow {
  key: string;
  /** A window, however it stands, or the full-height sheet that a phone shows instead. */
  presentation: "window" | "sheet";
  /** The free place of its title bar; null on a sheet. */
  head: HTMLElement | null;
  /** Asks the guards first; answers whether the window is closed now. */
  close(): Promise<boolean>;
  /** Closes without asking, after a delete for instance. */
  dismiss(): void;
  setTitle(title: string): void;
  guards: CloseGuards;
}

export const WindowsContext = createContext<Windows | null>(null);
export const OpenWindowKeysContext = createContext<readonly string[]>([]);
export const DockedKeyContext = createContext<string | null>(null);
export const PageCoveredContext = createContext(false);
export const CurrentWindowContext = createContext<CurrentWindow | null>(null);

export function useWindows(): Windows {
  const windows = use(WindowsContext);
  const from = useCurrentWindow()?.key;
  if (!windows) throw new Error("useWindows needs a WindowManagerProvider above it");
  return useMemo(
    () => (from === undefined ? windows : { ...windows, open: (spec) => windows.open(spec, from) }),
    [windows, from],
  );
}

/** The keys of the open windows in the order of opening. */
export function useOpenWindowKeys(): readonly string[] {
  return use(OpenWindowKeysContext);
}

/** The key of the record beside the page. */
export function useDockedKey(): string | null {
  return use(DockedKeyContext);
}

/** Whether a window lies over the page, which then takes neither keys nor presses. */
export function usePageCovered(): boolean {
  return use(PageCoveredContext);
}

/** The window around this component, or null on a page. */
export function useCurrentWindow(): CurrentWindow | null {
  return use(CurrentWindowContext);
}

/** Asks before the window around this component closes; without effect on a page. */
export function useWindowCloseGuard(guard: CloseGuard): void {
  const current = useCurrentWindow();
  const ask = useEffectEvent(guard);
  const key = current?.key;
  const guards = current?.guards;
  useEffect(() => {
    if (key === undefined || !guards) return undefined;
    return guards.add(key, () => ask());
  }, [key, guards]);
}
