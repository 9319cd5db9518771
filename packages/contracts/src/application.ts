/** What this server is and what is set up on it. */
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

export const getHealth = endpoint({
  method: "GET",
  path: "/health",
  summary: "Whether the server and its database answer",
  access: { kind: "public" },
  answer: z.object({ status: z.literal("ok") }),
  failures: ["database_away"],
});

export const getApplication = endpoint({
  method: "GET",
  path: "/application",
  summary: "Name, version and what is set up",
  access: { kind: "public" },
  answer: z.object({
    name: z.string(),
    version: z.string(),
    features: z.object({
      youtube: z.boolean(),
      ffmpeg: z.boolean(),
      /** False: mail is written to files on the server instead of being sent. */
      mail: z.boolean(),
      /** False: nobody registers a band here. */
      registration: z.boolean(),
    }),
  }),
});

export const applicationEndpoints = { getHealth, getApplication };
