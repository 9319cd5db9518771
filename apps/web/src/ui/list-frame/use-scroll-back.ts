/** A search that finds other rows shows them from the first. */
import { useEffect, useEffectEvent, useRef } from "react";
import type { ListMeasures } from "./use-list-measures.ts";
import type { Scroller } from "./use-scroller.ts";

interface ScrollBackOptions {
  text: string;
  scroller: Scroller | null;
  measures: ListMeasures;
}

export function useScrollBack({ text, scroller, measures }: ScrollBackOptions): void {
  const last = useRef(text);
  const scrollBack = useEffectEvent(() => {
    const target = scroller === "page" ? window : scroller;
    const now = scroller === "page" ? window.scrollY : (scroller?.scrollTop ?? 0);
    const first = measures.start - measures.head;
    if (now > first) target?.scrollTo({ top: first, behavior: "instant" });
  });

  useEffect(() => {
    if (last.current === text) return;
    last.current = text;
    scrollBack();
  }, [text]);
}
