/** The press kit of a band: one page for bookers, of songs and papers that it releases. */
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { id } from "./fields.ts";

export const PRESS_KIT = { songs: 3, documents: 20 } as const;

export const PRESS_KIT_MESSAGES = {
  unknownSong: "This song does not exist",
  unknownDocument: "This document does not exist",
  twice: "Nothing is in it twice",
} as const;

const pressKit = z.object({
  /** Whether everybody finds it, at `/press/{identity}`. */
  isShown: z.boolean(),
  /** The path of the private address, by which everything in it is seen; null while there is none. */
  privatePath: z.nullable(z.string()),
  /** In their order. */
  songs: z.array(z.object({ id: z.number(), title: z.string() })),
  documents: z.array(
    z.object({
      id: z.number(),
      title: z.string(),
      /** Seen by the private address alone. */
      isPrivate: z.boolean(),
    }),
  ),
});
export type PressKit = z.output<typeof pressKit>;

const isEachOnce = (ids: readonly number[]) => new Set(ids).size === ids.length;

export const savePressKitBody = z.strictObject({
  isShown: z.boolean(),
  songIds: z
    .array(id)
    .check(z.maxLength(PRESS_KIT.songs), z.refine(isEachOnce, PRESS_KIT_MESSAGES.twice)),
  documents: z.array(z.strictObject({ id, isPrivate: z.boolean() })).check(
    z.maxLength(PRESS_KIT.documents),
    z.refine(
      (documents) => isEachOnce(documents.map((document) => document.id)),
      PRESS_KIT_MESSAGES.twice,
    ),
  ),
});
export type SavePressKit = z.output<typeof savePressKitBody>;

export const getPressKit = endpoint({
  method: "GET",
  path: "/presskit",
  summary: "What is in the press kit of the band, and who sees it",
  access: { kind: "administrator" },
  answer: pressKit,
  tells: ["DB", "SO", "OD"],
});

export const savePressKit = endpoint({
  method: "POST",
  path: "/savepresskit",
  summary: "Save what is in the press kit of the band, whole",
  access: { kind: "administrator" },
  body: savePressKitBody,
  answer: pressKit,
  changes: ["bands", "songs", "documents"],
});

export const savePressAddress = endpoint({
  method: "POST",
  path: "/savepressaddress",
  summary: "Give the press kit a new private address, or none; the old one ends",
  access: { kind: "administrator" },
  body: z.strictObject({ isOpen: z.boolean() }),
  answer: pressKit,
  changes: ["bands"],
});

export const pressKitEndpoints = { getPressKit, savePressKit, savePressAddress };
