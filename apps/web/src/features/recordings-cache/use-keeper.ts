/** What keeps something on this device is loaded only where there is something to keep. */
import { useEffect, useState } from "react";
import type { LatePart } from "../../ui/parts/late-part.ts";

/** Whether the keeper is there and wanted. */
export function useKeeper({ fetch }: Pick<LatePart<object>, "fetch">, isWanted: boolean): boolean {
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    // Where it does not come, nothing could be brought either.
    if (isWanted)
      void fetch().then(
        () => setHere(true),
        () => undefined,
      );
  }, [fetch, isWanted]);
  return isWanted && isHere;
}
