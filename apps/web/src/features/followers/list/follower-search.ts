/** The choices of the followers in their address. */
import {
  chosen,
  type ListSearch,
  readListSearch,
  type SortFields,
  tagParam,
} from "../../../records/kit/list-address.ts";
import type { FollowerSort } from "./sort-followers.ts";

/** Whether they hear of gigs. */
export type AlertTag = "Y" | "N";

export interface FollowerSearch extends ListSearch<FollowerSort> {
  /** Those who hear of gigs, or do not: `Y`, `N`. */
  events?: string;
}

/** Milliseconds after the last letter until the address follows. */
export const FOLLOWER_DEBOUNCE = 300;

export const FOLLOWER_SORTS: SortFields<FollowerSort> = [
  { value: "since", label: "Latest", first: "desc" },
  { value: "email", label: "Email" },
  { value: "location", label: "Location" },
  { value: "source", label: "Source" },
];

export const ALERTS = tagParam<AlertTag>({ tags: ["Y", "N"], usual: ["Y", "N"], separator: "" });

export const alertOf = ({ events }: { events: boolean }): AlertTag => (events ? "Y" : "N");

export function readFollowerSearch(raw: Record<string, unknown>): FollowerSearch {
  return chosen({
    ...readListSearch(raw, FOLLOWER_SORTS),
    events: ALERTS.read(raw["events"]),
  });
}
