/** The page that lists the records of a kind: the way on from one of them. */
import type { LinkProps } from "@tanstack/react-router";
import { type Guarded, useMayCall } from "../../lib/services/use-may.ts";

export interface ListPlace {
  to: NonNullable<LinkProps["to"]>;
  /** In the words of the rail: `Set lists`. */
  title: string;
  /** By which the list is opened, where a record of it is open to more members than that. */
  call?: Guarded;
}

const DASHBOARD: ListPlace = { to: "/dashboard", title: "Dashboard" };

/** The list, or the dashboard for a member to whom the list is closed. */
export function useWayOn(list: ListPlace): ListPlace {
  const may = useMayCall();
  return list.call === undefined || may(list.call) ? list : DASHBOARD;
}
