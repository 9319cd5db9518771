/** What a document may belong to, each with the letter that a category's mask has for it. */
import type { AreaTag } from "./access-rule.ts";

export const DOCUMENT_PLACES = [
  { relation: "band", letter: "B", field: null, area: "OD" },
  { relation: "song", letter: "S", field: "songId", area: "SO" },
  { relation: "venue", letter: "V", field: "venueId", area: "VN" },
  { relation: "event", letter: "E", field: "eventId", area: "EV" },
] as const satisfies readonly {
  relation: string;
  letter: string;
  field: keyof DocumentContext | null;
  area: AreaTag;
}[];

export type DocumentRelation = (typeof DOCUMENT_PLACES)[number]["relation"];

/** What the document is attached to; all null is the band itself. */
export interface DocumentContext {
  readonly songId: number | null;
  readonly venueId: number | null;
  readonly eventId: number | null;
}

/** How many records it is attached to; there may be one. */
export function placesTaken({ songId, venueId, eventId }: DocumentContext): number {
  return [songId, venueId, eventId].filter((id) => id !== null).length;
}

export function placeOf(context: DocumentContext): (typeof DOCUMENT_PLACES)[number] {
  const [band, ...others] = DOCUMENT_PLACES;
  return others.find(({ field }) => context[field] !== null) ?? band;
}

/** Whether a category is offered for what the document belongs to. */
export function isOffered(mask: string, context: DocumentContext): boolean {
  return mask.includes(placeOf(context).letter);
}

/** Of charts and lyrics, which no other place offers. */
export function isForSongsAlone(mask: string): boolean {
  return mask === "S";
}
