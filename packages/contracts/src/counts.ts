/** How many there are of what a band keeps, for the rail. */
import { LISTED_RECORDS } from "@bandstand/domain/area-graph";
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { each, fieldsOf } from "./shapes.ts";

/** Null for what the member may not see. */
const count = z.nullable(z.number());

/** By the tables that hold them. */
const counts = z.object(each(fieldsOf(LISTED_RECORDS), count));
export type Counts = z.output<typeof counts>;

export const getCounts = endpoint({
  method: "GET",
  path: "/counts",
  summary: "How many records the band has in each list, of what the member may read",
  access: { kind: "signedIn" },
  answer: counts,
  revalidate: true,
  tells: [...Object.values(LISTED_RECORDS).map(({ area }) => area), "BU"],
});

export const countEndpoints = { getCounts };
