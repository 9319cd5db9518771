import { useEffect, useEffectEvent, useReducer } from "react";
import { searchTextReducer, startSearch } from "./search-text.ts";

/** Milliseconds after the last letter until the address follows. */
export const SEARCH_DEBOUNCE = 500;

interface SearchTextOptions {
  /** What the address has. */
  value: string;
  /** Brings the text to the address. */
  onChange: (text: string) => void;
  /** Milliseconds that the typing rests, where they are not the usual ones. */
  debounce?: number;
}

export interface SearchBox {
  text: string;
  type: (text: string) => void;
  /** Brings the text to the address without waiting. */
  send: () => void;
  clear: () => void;
}

/** The text changes with every letter; the address follows when the typing rests. */
export function useSearchText({
  value,
  onChange,
  debounce = SEARCH_DEBOUNCE,
}: SearchTextOptions): SearchBox {
  const [{ text, sent }, dispatch] = useReducer(searchTextReducer, value, startSearch);

  function send(toSend: string): void {
    dispatch({ type: "sent" });
    if (toSend !== sent) onChange(toSend);
  }
  const sendLater = useEffectEvent(send);

  useEffect(() => dispatch({ type: "arrived", text: value }), [value]);

  useEffect(() => {
    if (text === sent) return undefined;
    const timer = setTimeout(() => sendLater(text), debounce);
    return () => clearTimeout(timer);
  }, [text, sent, debounce]);

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
