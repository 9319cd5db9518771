/** Asks often enough that what is sung or sounds is shown in time; renders again only when the answer changes. */
import { useEffect, useEffectEvent, useState } from "react";

/** Milliseconds between two polls: what is found so much later is sung already, but hardly. */
const POLL = 80;

/** @param ask depends on nothing but `watched` and the time */
export function usePolled<Value extends number | null>(ask: () => Value, watched: unknown): Value {
  const [value, setValue] = useState(ask);
  const poll = useEffectEvent(() => setValue(ask()));
  useEffect(() => {
    poll();
    const timer = setInterval(() => poll(), POLL);
    return () => clearInterval(timer);
  }, [watched]);
  return value;
}
