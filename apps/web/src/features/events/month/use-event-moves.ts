/** Carries events of a month from day to day, and keeps the focus at the one that was moved by keys. */
import type { EventRow } from "@bandstand/contracts/events";
import { type RefObject, useEffect, useRef } from "react";
import { eventAddress } from "../../../records/events/event-address.ts";
import { useListedKeys } from "../../../ui/keyboard/keyboard-context.ts";
import type { EventMoves } from "./month-event.tsx";
import { useMoveEvent } from "./use-move-event.ts";

interface Options {
  root: RefObject<HTMLElement | null>;
  today: string;
  /** It is on this day now. */
  onMoved: (date: string) => void;
}

/** Null for who may not move any. */
export function useEventMoves({ root, today, onMoved }: Options): EventMoves | null {
  const move = useMoveEvent(today);
  const carried = useRef<EventRow | null>(null);
  const wanted = useRef<EventRow["id"] | null>(null);
  useListedKeys(move ? HEARD : NONE);

  // It is another element on its new day.
  useEffect(() => {
    if (wanted.current === null) return;
    const link = root.current?.querySelector<HTMLElement>(
      `a[href="${eventAddress(wanted.current)}"]`,
    );
    if (!link) return;
    link.focus();
    wanted.current = null;
  });

  if (!move) return null;
  return {
    carry(event) {
      carried.current = event;
    },
    isCarrying: () => carried.current !== null,
    drop(date) {
      const event = carried.current;
      carried.current = null;
      if (event) void move(event, date);
    },
    move(event, date) {
      void move(event, date).then((isMoved) => {
        if (!isMoved) return;
        wanted.current = event.id;
        onMoved(date);
      });
    },
  };
}

const group = "Events";
const HEARD = [
  { keys: "alt+arrowright", label: "Move the event at hand to the next day", group },
  { keys: "alt+arrowleft", label: "…to the day before", group },
  { keys: "alt+arrowdown", label: "…to the next week", group },
  { keys: "alt+arrowup", label: "…to the week before", group },
];
const NONE: typeof HEARD = [];
