/** The band's latest news and its general information: where they are kept, and who is shown a banner about them. */

export const DASHBOARD_NEWS = {
  announcement: {
    title: "Latest News",
    text: "dashboardAnnouncement",
    date: "dashboardAnnouncementDate",
  },
  information: {
    title: "General Information",
    text: "dashboardInformation",
    date: "dashboardInformationDate",
  },
} as const;

export type NewsKind = keyof typeof DASHBOARD_NEWS;
type NewsOf<Kind extends NewsKind> = (typeof DASHBOARD_NEWS)[Kind];

export type NewsTextField = NewsOf<NewsKind>["text"];
export type NewsDateField = NewsOf<NewsKind>["date"];

export const NEWS_KINDS = ["announcement", "information"] as const satisfies readonly NewsKind[];
export const NEWS_TEXTS = NEWS_KINDS.map((kind) => DASHBOARD_NEWS[kind].text);
export const NEWS_DATES = NEWS_KINDS.map((kind) => DASHBOARD_NEWS[kind].date);
export const NEWS_FIELDS: readonly (NewsTextField | NewsDateField)[] = [
  ...NEWS_TEXTS,
  ...NEWS_DATES,
];

/** What the band has of one kind. */
export interface News {
  /** HTML, or null. */
  readonly text: string | null;
  /** Since when everybody is alerted, ISO 8601 in UTC to the millisecond; null while nobody is. */
  readonly date: string | null;
}

export function newsOf(
  band: Readonly<Record<NewsTextField | NewsDateField, string | null>>,
  kind: NewsKind,
): News {
  const { text, date } = DASHBOARD_NEWS[kind];
  return { text: band[text], date: band[date] };
}

const TAG = /<[^>]*(?:>|$)/g;
const EMPTY =
  /&(?:nbsp|ensp|emsp|thinsp|zwnj|zwj|ZeroWidthSpace|#0*160|#x0*a0|#0*8203|#x0*200b);/gi;
/** Letters that take no room are no content. */
const INVISIBLE = /[\s\p{Cf}\p{Cc}]/gu;

/** Whether a reader would see anything of an HTML text: an editor leaves an empty paragraph behind. */
export function hasVisibleText(html: string | null): boolean {
  return (html ?? "").replace(TAG, "").replace(EMPTY, "").replace(INVISIBLE, "") !== "";
}

/** Whether a member who acknowledged up to then, or never, is shown the banner. */
export function isAlertShown({ text, date }: News, acknowledged: string | null): boolean {
  if (date === null || !hasVisibleText(text)) return false;
  return acknowledged === null || Date.parse(acknowledged) < Date.parse(date);
}

/** Nobody is alerted to an empty text. */
export function canAlert(text: string | null): boolean {
  return hasVisibleText(text);
}

/** Who has read what is not yet written would never be alerted to it. */
export function canAcknowledge(date: string | null, now: Date): boolean {
  return date === null || Date.parse(date) <= now.getTime();
}
