import type { Variance } from "@bandstand/domain/setlist-timing";
import { Chip } from "../../../ui/marks/chip.tsx";
import { varianceWords } from "./running-time-words.ts";

/** How a running time fits what was planned: a word and a signed number, the colour on top. */
export function VarianceMark({ variance }: { variance: Variance }) {
  return <Chip label={varianceWords(variance)} tone={variance.isGood ? "good" : "warn"} />;
}
