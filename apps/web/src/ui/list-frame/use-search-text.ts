import { useEffect, useEffectEvent, useReducer } from "react";
import { searchTextReducer, startSearch } from "./search-text.ts";

/** Milliseconds after the last letter until the address follows. */
export const SEARCH_DEBOUNCE = 500;

interface SearchTextOptions {
  /** What the address has. */
  value: string;
  /** Brings the text to the address. */
  onChange: (text: string) => void;
}

export interface SearchBox {
  text: string;
  type: (text: string) => void;
  /** Brings the text to the address without waiting. */
  send: () => void;
  clear: () => void;
}

/** The text changes with every letter; the address follows when the typing rests. */
export function useSearchText({ value, onChange }: SearchTextOptions): SearchBox {
  const [{ text, sent }, dispatch] = useReducer(searchTextReducer, value, startSearch);

  function send(toSend: string): void {
    dispatch({ type: "sent" });
    if (toSend !== sent) onChange(toSend);
  }
  const sendLater = useEffectEvent(send);

  useEffect(() => dispatch({ type: "arrived", text: value }), [value]);

  useEffect(() => {
    if (text === sent) return undefined;
    const timer = setTimeout(() => sendLater(text), SEARCH_DEBOUNCE);
    return () => clearTimeout(timer);
  }, [text, sent]);

  return {
    text,
    type: (next) => dispatch({ type: "typed", text: next }),
    send: () => send(text),
    clear: () => {
      dispatch({ type: "typed", text: "" });
      send("");
    },
  };
}
