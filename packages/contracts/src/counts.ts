/** How many there are of what a band keeps, for the rail. */
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

/** Null for what the member may not see. */
const counts = z.object({
  songs: z.nullable(z.number()),
  setlists: z.nullable(z.number()),
});
export type Counts = z.output<typeof counts>;

export const getCounts = endpoint({
  method: "GET",
  path: "/counts",
  summary: "How many songs and set lists the band has, of what the member may read",
  access: { kind: "signedIn" },
  answer: counts,
  revalidate: ["SO", "SL", "BU"],
});

export const countEndpoints = { getCounts };
