/** Who is asked unless an editor says otherwise. */
import { type Deputy, MOST_DEPUTIES } from "@bandstand/contracts/deputies";

/** As many as one asking takes of those who are not away, in the order of their role. */
export function firstAsked<One extends Pick<Deputy, "isAway">>(deputies: readonly One[]): One[] {
  return deputies.filter(({ isAway }) => !isAway).slice(0, MOST_DEPUTIES);
}
