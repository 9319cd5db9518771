/** Brings what the member wants on this device: what does so is loaded only where somebody wants something. */
import { useEffect, useState } from "react";
import { useKeptWishes } from "../../records/recordings/kept-songs-context.ts";
import { latePart } from "../../ui/parts/late-part.ts";

const Keeper = latePart(async () => (await import("./keeper.tsx")).Keeper);

/** Asks the server for nothing until something is wanted. */
export function KeepWanted() {
  const wishes = useKeptWishes();
  const isWanted = wishes.size > 0;
  const [isHere, setHere] = useState(false);

  useEffect(() => {
    // Where it does not come, nothing could be brought either.
    if (isWanted)
      void Keeper.fetch().then(
        () => setHere(true),
        () => undefined,
      );
  }, [isWanted]);
  return isWanted && isHere ? <Keeper key={[...wishes].join()} /> : null;
}
