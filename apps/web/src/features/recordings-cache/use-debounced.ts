import { useEffect, useState } from "react";

/** Milliseconds, as documented for the search of the cache. */
export const CACHE_SEARCH_DEBOUNCE = 300;

/** The text once its typing rests. */
export function useDebounced(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), CACHE_SEARCH_DEBOUNCE);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
