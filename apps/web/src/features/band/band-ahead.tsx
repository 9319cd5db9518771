import { useBand } from "../../records/band/band-query.ts";

/** Shows nothing, and asks ahead for the band, which a device without a network so has. */
export function BandAhead() {
  useBand();
  return null;
}
