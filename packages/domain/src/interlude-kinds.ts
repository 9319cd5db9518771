/** What may stand between the songs of a set list. */
export const INTERLUDE_KINDS = ["break", "spoken"] as const;
export type InterludeKind = (typeof INTERLUDE_KINDS)[number];
/** Of one set list. */
export const MOST_INTERLUDES = 60;
