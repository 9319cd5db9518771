import type { NewsKind } from "@bandstand/domain/dashboard-news";

const PREFIX = "news-";

/** What its unsaved changes are kept under. */
export const newsDraft = (kind: NewsKind) => `${PREFIX}${kind}`;

export const isOfNews = (draftKind: string): boolean => draftKind.startsWith(PREFIX);
