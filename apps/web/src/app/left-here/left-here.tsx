/** How the member left the page on this device. It is loaded once the page stands, and what comes late is not missed. */
import { useEffect, useState } from "react";
import { latePart } from "../../ui/parts/late-part.ts";

const FoundHere = latePart(async () => (await import("./found-here.tsx")).FoundHere);

export function LeftHere() {
  const [isHere, setHere] = useState(false);

  useEffect(() => {
    // Where it does not come, the page is as it is for whoever is here for the first time.
    void FoundHere.fetch().then(
      () => setHere(true),
      () => undefined,
    );
  }, []);
  return isHere ? <FoundHere /> : null;
}
