/** How the member left the page on this device. It is loaded once the page stands, and what comes late is not missed. */
import { latePart, useQuietPart } from "../../ui/parts/late-part.ts";

const FoundHere = latePart(async () => (await import("./found-here.tsx")).FoundHere);

export function LeftHere() {
  return useQuietPart(FoundHere) ? <FoundHere /> : null;
}
