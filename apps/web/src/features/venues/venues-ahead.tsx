import { useVenues } from "../../records/venues/venues-query.ts";

/** Shows nothing, and asks for the venues ahead: the palette finds them at once, and a device without a network has them. */
export function VenuesAhead() {
  useVenues();
  return null;
}
