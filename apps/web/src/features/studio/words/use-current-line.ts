import { lineAt } from "@bandstand/domain/studio/timed-lines";
import { useEffect, useState } from "react";

/** Milliseconds between two looks: a line that is found so much later is sung already, but hardly. */
const LOOK = 80;

/** The line that is sung; −1 before the first. Renders again only when it changes. */
export function useCurrentLine(times: readonly number[], position: () => number): number {
  const [line, setLine] = useState(-1);
  useEffect(() => {
    const look = (): void => setLine(lineAt(times, position()));
    look();
    const timer = setInterval(look, LOOK);
    return () => clearInterval(timer);
  }, [times, position]);
  return line;
}
