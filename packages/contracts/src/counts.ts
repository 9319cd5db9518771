/** How many there are of what a band keeps, for the rail. */
import type { AreaTag } from "@bandstand/domain/access-rule";
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

/** Null for what the member may not see. */
const count = z.nullable(z.number());

/** By the tables that hold them. */
const counts = z.object({ songs: count, setlists: count });
export type Counts = z.output<typeof counts>;

/** Who may read the area is told the count. */
export const COUNTED_AREAS = {
  songs: "SO",
  setlists: "SL",
} as const satisfies Record<keyof Counts, AreaTag>;

export const getCounts = endpoint({
  method: "GET",
  path: "/counts",
  summary: "How many songs and set lists the band has, of what the member may read",
  access: { kind: "signedIn" },
  answer: counts,
  revalidate: true,
  tells: [...Object.values(COUNTED_AREAS), "BU"],
});

export const countEndpoints = { getCounts };
