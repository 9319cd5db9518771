/** What is kept of the news and the information that an administrator sends. */
import { BAND_MESSAGES, type SaveBand } from "@bandstand/contracts/bands";
import { invalidField } from "@bandstand/contracts/failure";
import {
  canAlert,
  DASHBOARD_NEWS,
  NEWS_KINDS,
  type NewsDateField,
  type NewsTextField,
} from "@bandstand/domain/dashboard-news";
import { cleanHtml } from "./rich-text.ts";

export type BandNews = Record<NewsTextField | NewsDateField, string | null>;

/** An alert begins now, whatever the sender's clock says, and ends with its text. Throws `invalid` for one without a text. */
export function newsToKeep(given: SaveBand, before: BandNews, now: Date): Partial<BandNews> {
  const kept: Partial<BandNews> = {};
  for (const kind of NEWS_KINDS) {
    const { text, date } = DASHBOARD_NEWS[kind];
    const written = cleanOf(given[text]);
    const hasText = canAlert(written === undefined ? before[text] : written);
    const alerts = typeof given[date] === "string";
    if (alerts && !hasText) throw invalidField(date, BAND_MESSAGES.nothingToAlertTo);
    if (written !== undefined) kept[text] = written;
    if (alerts) kept[date] = now.toISOString();
    else if (given[date] === null || !hasText) kept[date] = null;
  }
  return kept;
}

function cleanOf(html: string | null | undefined): string | null | undefined {
  if (html === undefined || html === null) return html;
  const clean = cleanHtml(html);
  return canAlert(clean) ? clean : null;
}
