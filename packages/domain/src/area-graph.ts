/** Which areas tell of which table: the counters that a change of its rows moves, and the answers that it makes stale. */
import type { AreaTag } from "./access-rule.ts";

interface ListedRecords {
  /** Who may read it is told how many there are. */
  area: AreaTag;
  /** Far above what a band has, and low enough that its longest list is answered in one piece without keeping others waiting. */
  most: number;
  /** In a sentence: "10,000 songs at most". */
  words: string;
}

/** What a band keeps in lists that are shown whole, by its table. They are counted. */
export const LISTED_RECORDS = {
  songs: { area: "SO", most: 10_000, words: "songs" },
  setlists: { area: "SL", most: 1000, words: "set lists" },
  events: { area: "EV", most: 10_000, words: "events" },
  venues: { area: "VN", most: 2000, words: "venues" },
  documents: { area: "OD", most: 10_000, words: "documents" },
} as const satisfies Record<string, ListedRecords>;

/** The database's triggers move the counters; a test asks its catalogue whether they do so by this table. */
export const AREAS_TELLING_OF = {
  songs: ["OD", "SL", "SO"],
  bookmarks: ["SO"],
  setlists: ["EV", "SL"],
  setlist_songs: ["SL"],
  setlist_interludes: ["SL"],
  events: ["EV", "OD", "SL", "VN"],
  event_answers: ["EV"],
  deputy_askings: ["EV"],
  asked_deputies: ["EV"],
  event_expenses: ["EV"],
  event_shares: ["EV"],
  event_invoices: ["EV"],
  invoice_settings: ["EV"],
  gig_reports: ["EV"],
  played_songs: ["EV"],
  blocked_dates: ["EV"],
  date_polls: ["EV"],
  date_poll_days: ["EV"],
  date_poll_answers: ["EV"],
  venues: ["EV", "OD", "VN"],
  venue_notes: ["VN"],
  documents: ["OD", "VN"],
  document_texts: ["OD"],
  band_users: ["BU", "OD"],
  band_user_menu_options: ["BU"],
  followers: ["FL"],
  users: ["BU"],
  bands: ["DB"],
  practices: ["DB"],
} as const satisfies Record<string, readonly AreaTag[]>;

export type ToldTable = keyof typeof AREAS_TELLING_OF;

export function areasTellingOf(tables: readonly ToldTable[]): ReadonlySet<AreaTag> {
  return new Set(tables.flatMap((table): readonly AreaTag[] => AREAS_TELLING_OF[table]));
}
