import { startTransition, useEffect, useState } from "react";

/** Whether a value has been on the screen: false from the render that brings a new one until that is painted. */
export function usePainted(value: unknown): boolean {
  const [painted, setPainted] = useState(() => value);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setPainted(() => value)));
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return painted === value;
}
