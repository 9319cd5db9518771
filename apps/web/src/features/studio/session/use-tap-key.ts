/** T taps, wherever the focus is in this studio: on a phone with a keyboard or a pedal, too, where a sheet holds the keys. */
import { type RefObject, useEffect, useEffectEvent, useMemo } from "react";
import { useKeyboard, useListedKeys } from "../../../ui/keyboard/keyboard-context.ts";

const TEXT = "textarea, select, input:not([type=range], [type=checkbox]), [contenteditable=true]";

interface TapKey {
  /** What a tap does, as `?` lists it. */
  label: string;
  onTap: () => void;
}

export function useTapKey(within: RefObject<HTMLElement | null>, { label, onTap }: TapKey): void {
  const { shortcuts } = useKeyboard();
  useListedKeys(useMemo(() => [{ keys: "t", label, group: "Audio Studio" }], [label]));
  const answer = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, repeat } = event;
    if (event.defaultPrevented || event.isComposing || repeat || key.toLowerCase() !== "t") return;
    if (event.ctrlKey || event.metaKey || event.altKey || !shortcuts.charactersEnabled()) return;
    if (!(target instanceof Element) || target.matches(TEXT)) return;
    const studio = within.current?.closest("[role=dialog]") ?? null;
    if (target !== document.body && target.closest("[role=dialog], dialog") !== studio) return;
    event.preventDefault();
    onTap();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => answer(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
