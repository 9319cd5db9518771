/** Which windows are open, in what order and shape: the whole of the window manager but its React. */
import type {
  MeasuredRect,
  ResizeEdge,
  Viewport,
  WindowRect,
  WindowSlot,
} from "./window-geometry.ts";
import { shapeOn, type WindowShape } from "./window-shape.ts";
import { dockWidth } from "./dock.ts";
import { clampRect, moveRect, placeWindow, resizeRect, slotRect } from "./window-geometry.ts";

export const ZOOM_STEPS = [1, 0.9, 0.8] as const;
export type Zoom = (typeof ZOOM_STEPS)[number];

export interface WindowState<Content> {
  key: string;
  title: string;
  shape: WindowShape;
  /** As tall as its content where it is a sheet. */
  fits: boolean;
  /** Asked to stand free, whatever its shape. */
  floats: boolean;
  content: Content;
  /** Where it stands while it floats. */
  rect: WindowRect;
  /** The shape before a slot was taken, to return to. */
  ownRect: WindowRect | null;
  collapsed: boolean;
  zoom: Zoom;
  /** Grows whenever the window is to receive the focus. */
  focusRequests: number;
}

export interface WindowsState<Content> {
  viewport: Viewport;
  /** Pixels that the dock was pulled to; null where it never was. */
  dock: number | null;
  /** In the order of opening, which is the order in the document, so that no window is ever mounted anew. */
  windows: readonly WindowState<Content>[];
  /** Keys from the lowest to the uppermost. */
  stack: readonly string[];
}

export interface NewWindow<Content> {
  key: string;
  title: string;
  /** Left out, that of a small task. */
  shape?: WindowShape | undefined;
  width: number;
  /** Left out, the window is as tall as its content. */
  height?: number | null | undefined;
  /** As large as the screen at first. */
  fills?: boolean | undefined;
  /** Left out, it receives the focus. */
  focus?: boolean | undefined;
  content: Content;
}

export type WindowsAction<Content> =
  | { type: "open"; window: NewWindow<Content> }
  | { type: "close"; key: string }
  | { type: "raise"; key: string }
  | { type: "retitle"; key: string; title: string }
  | { type: "collapse"; key: string; collapsed: boolean }
  | { type: "zoom"; key: string }
  | { type: "float"; key: string; floats: boolean }
  /** `from` is the dock's width when the gesture began. */
  | { type: "dock"; from: number; dx: number }
  /** `from` is the shape when the gesture began, so that a pointer beyond a limit finds the window again on its way back. */
  | { type: "move"; key: string; from: WindowRect; dx: number; dy: number }
  /** `from` has the height as measured on the screen. */
  | { type: "resize"; key: string; from: MeasuredRect; edge: ResizeEdge; dx: number; dy: number }
  | { type: "arrange"; key: string; slot: WindowSlot | "own" }
  | { type: "viewport"; viewport: Viewport };

export function noWindows<Content>(
  viewport: Viewport,
  dock: number | null = null,
): WindowsState<Content> {
  return { viewport, dock, windows: [], stack: [] };
}

export function windowsReducer<Content>(
  state: WindowsState<Content>,
  action: WindowsAction<Content>,
): WindowsState<Content> {
  switch (action.type) {
    case "open":
      return openWindow(state, action.window);
    case "close":
      return {
        ...state,
        windows: state.windows.filter(({ key }) => key !== action.key),
        stack: state.stack.filter((key) => key !== action.key),
      };
    case "raise":
      return state.stack.at(-1) === action.key ? state : raised(state, action.key);
    case "viewport":
      return {
        ...state,
        viewport: action.viewport,
        windows: state.windows.map((window) => ({
          ...window,
          rect: clampRect(window.rect, action.viewport),
        })),
      };
    case "retitle":
      return changed(state, action.key, () => ({ title: action.title }));
    case "collapse":
      return changed(state, action.key, () => ({ collapsed: action.collapsed }));
    case "zoom":
      return changed(state, action.key, ({ zoom }) => ({ zoom: nextZoom(zoom) }));
    case "float":
      return changed(state, action.key, () => ({ floats: action.floats, collapsed: false }));
    case "dock":
      return { ...state, dock: dockWidth(action.from - action.dx, state.viewport) };
    case "move":
      return changed(state, action.key, () => ({
        rect: moveRect(action.from, action, state.viewport),
      }));
    case "resize":
      return changed(state, action.key, () => ({
        rect: resizeRect(action.from, action.edge, action, state.viewport),
        ownRect: null,
      }));
    case "arrange":
      return changed(state, action.key, (window) => arranged(window, action.slot, state.viewport));
  }
}

function openWindow<Content>(
  state: WindowsState<Content>,
  opened: NewWindow<Content>,
): WindowsState<Content> {
  const { key, title, shape = "small", width, height = null, fills = false } = opened;
  const { focus = true, content } = opened;
  if (state.stack.includes(key)) {
    return changed(raised(state, key), key, ({ focusRequests }) => ({
      collapsed: false,
      focusRequests: focusRequests + (focus ? 1 : 0),
    }));
  }
  const taken = state.windows.map(({ rect }) => rect);
  const rect = placeWindow({ width, height }, taken, state.viewport);
  const window: WindowState<Content> = {
    key,
    title,
    shape: shapeOn(state.viewport.width, shape, width),
    fits: shape === "small" && height === null && !fills,
    floats: false,
    content,
    rect: fills ? slotRect("fill", state.viewport) : rect,
    ownRect: fills ? rect : null,
    collapsed: false,
    zoom: 1,
    focusRequests: focus ? 1 : 0,
  };
  return { ...state, windows: [...state.windows, window], stack: [...state.stack, key] };
}

function raised<Content>(state: WindowsState<Content>, key: string): WindowsState<Content> {
  if (!state.stack.includes(key)) return state;
  return { ...state, stack: [...state.stack.filter((other) => other !== key), key] };
}

function changed<Content>(
  state: WindowsState<Content>,
  key: string,
  change: (window: WindowState<Content>) => Partial<WindowState<Content>>,
): WindowsState<Content> {
  return {
    ...state,
    windows: state.windows.map((window) =>
      window.key === key ? { ...window, ...change(window) } : window,
    ),
  };
}

function arranged<Content>(
  { rect, ownRect }: WindowState<Content>,
  slot: WindowSlot | "own",
  viewport: Viewport,
): Partial<WindowState<Content>> {
  if (slot === "own") return { rect: clampRect(ownRect ?? rect, viewport), ownRect: null };
  return { rect: slotRect(slot, viewport), ownRect: ownRect ?? rect, collapsed: false };
}

function nextZoom(zoom: Zoom): Zoom {
  return ZOOM_STEPS[ZOOM_STEPS.indexOf(zoom) + 1] ?? ZOOM_STEPS[0];
}
