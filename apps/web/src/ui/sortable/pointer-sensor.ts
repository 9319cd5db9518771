/**
 * Mouse, finger and pen for the drag library, in place of its own mouse and touch: a finger drags at once from the
 * handle, where the library waits for a long press and gives up on a quick one. Elsewhere a finger scrolls, but within
 * `data-hold` it picks up the row on which it rests. What is let go over the sign of a list, `data-drop-list`, lands at
 * the end of that list: on a phone the others are not on the screen.
 */
import type { FluidDragActions, SensorAPI } from "@hello-pangea/dnd";
import { useEffect } from "react";
import { scrollerOf } from "../list-frame/use-scroller.ts";
import { type DragInHandStore, useDragInHand } from "./drag-in-hand.ts";

/** Pixels before a press becomes a drag, so that a click stays a click. */
const SLOP = 5;
/** Milliseconds that a finger rests on a handle until the item is picked up. */
const REST = 150;
/** Milliseconds that it rests on a row elsewhere, where it might be about to scroll. */
const HOLD = 280;

const HANDLE_ID = "data-rfd-drag-handle-draggable-id";
const ITEM_ID = "data-rfd-draggable-id";
const DRAGGED = "[data-row][data-state=dragged]";
const HOLDING = "[data-hold]";
const SIGN = "[data-drop-list]";
const CONTROLS =
  "a, button, input, select, textarea, label, summary, [role=menu], [contenteditable]";

export function usePointerSensor(api: SensorAPI): void {
  const hand = useDragInHand();
  useEffect(() => {
    let release = () => {};
    const onDown = (event: PointerEvent) => {
      const id = grabbed(event);
      if (id === null || api.findOptionsForDraggable(id)?.isEnabled !== true) return;
      release();
      release = follow(api, hand, id, event);
    };
    // There before the finger is: a browser asks nobody who comes later whether it may scroll.
    const stayPut = (event: TouchEvent) => {
      if (event.cancelable && document.querySelector(DRAGGED)) event.preventDefault();
    };
    window.addEventListener("pointerdown", onDown);
    window.addEventListener("touchmove", stayPut, { passive: false });
    return () => {
      release();
      window.removeEventListener("pointerdown", onDown);
      window.removeEventListener("touchmove", stayPut);
    };
  }, [api, hand]);
}

/** A mouse takes an item anywhere but at its controls, a finger only by its handle, unless rows are held. */
function grabbed({ target, isPrimary, button, ctrlKey, pointerType }: PointerEvent): string | null {
  if (!(target instanceof Element) || !isPrimary || button !== 0 || ctrlKey) return null;
  const handle = target.closest(`[${HANDLE_ID}]`);
  if (handle) return handle.getAttribute(HANDLE_ID);
  if (pointerType !== "mouse" && !target.closest(HOLDING)) return null;
  if (target.closest(CONTROLS)) return null;
  return target.closest(`[${ITEM_ID}]`)?.getAttribute(ITEM_ID) ?? null;
}

/** Until the pointer is lifted. Answers the way to give up. */
function follow(api: SensorAPI, hand: DragInHandStore, id: string, down: PointerEvent): () => void {
  const start = { x: down.clientX, y: down.clientY };
  const isHeld =
    down.pointerType !== "mouse" &&
    down.target instanceof Element &&
    down.target.closest(HOLDING) !== null;
  const listening = new AbortController();
  let hasSigns = false;
  let drag: FluidDragActions | null = null;

  function stop(): void {
    clearTimeout(resting);
    listening.abort();
  }
  function pickUp(): void {
    clearTimeout(resting);
    const lock = api.tryGetLock(id, stop);
    if (lock) drag = lock.fluidLift(start);
    else stop();
    hasSigns = document.querySelector(SIGN) !== null;
  }
  function aim(list: string | null): void {
    if (hand.get().aimed !== list) hand.set({ aimed: list });
  }
  function giveUp(): void {
    stop();
    aim(null);
    if (drag?.isActive() === true) drag.cancel();
  }
  function on<Type extends keyof WindowEventMap>(
    type: Type,
    listener: (event: WindowEventMap[Type]) => void,
  ): void {
    window.addEventListener(type, listener, { signal: listening.signal, capture: true });
  }

  // Who is picked up from a long list is taken out of the document: its touches are then heard at itself alone.
  down.target?.addEventListener("touchmove", (event) => drag && event.preventDefault(), {
    signal: listening.signal,
    passive: false,
  });
  const resting =
    down.pointerType === "mouse" ? undefined : setTimeout(pickUp, isHeld ? HOLD : REST);
  on("pointermove", ({ pointerId, clientX, clientY }) => {
    if (pointerId !== down.pointerId) return;
    const isFar = Math.hypot(clientX - start.x, clientY - start.y) >= SLOP;
    if (!drag && isFar && isHeld) return stop();
    if (!drag && isFar) pickUp();
    if (!drag) return;
    drag.move({ x: clientX, y: clientY });
    if (hasSigns) aim(signAt(clientX, clientY));
  });
  on("pointerup", ({ pointerId }) => {
    if (pointerId !== down.pointerId) return;
    stop();
    // The library knows of no list that is not on the screen: for it nothing has moved.
    if (hand.get().aimed === null) drag?.drop({ shouldBlockNextClick: true });
    else drag?.cancel({ shouldBlockNextClick: true });
  });
  // Lists scroll by the wheel while something is dragged, which lies over them.
  on("wheel", ({ clientX, clientY, deltaY }) => {
    if (drag) scrollerAt(clientX, clientY)?.scrollBy(0, deltaY);
  });
  on("pointercancel", giveUp);
  // Elements lose the focus as well, which is heard here on its way to them.
  on("blur", ({ target }) => target === window && giveUp());
  on("resize", giveUp);
  on("contextmenu", (event) => event.preventDefault());
  on("keydown", (event) => {
    if (!drag) return;
    // Escape is for the drag, not for the window around; every other key waits until it is done.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Escape") giveUp();
  });
  return giveUp;
}

/** The list whose sign is there, below what is dragged. */
function signAt(x: number, y: number): string | null {
  const found = document.elementsFromPoint(x, y).map((element) => element.closest(SIGN));
  return found.find((sign) => sign !== null)?.getAttribute("data-drop-list") ?? null;
}

function scrollerAt(x: number, y: number): Element | null {
  const lists = document.elementsFromPoint(x, y).map((element) => element.closest("[data-list]"));
  const list = lists.find((found) => found !== null);
  const scroller = list?.firstElementChild && scrollerOf(list.firstElementChild);
  return scroller instanceof Element ? scroller : document.scrollingElement;
}
