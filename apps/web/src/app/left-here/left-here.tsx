/** How the member left the page on this device. It is loaded once the page stands, and what comes late is not missed. */
import { quietPart } from "../../ui/parts/late-part.ts";

export const LeftHere = quietPart(async () => (await import("./found-here.tsx")).FoundHere);
