import type { NewsKind } from "@bandstand/domain/dashboard-news";

interface NewsFailures {
  save: string;
  switchOn: string;
  switchOff: string;
  clear: string;
  acknowledge: string;
}

const ALERT = {
  switchOn: "Failed to enable alert banner",
  switchOff: "Failed to disable alert banner",
};

/** What did not happen, by what it was about. */
export const NEWS_FAILURES: Readonly<Record<NewsKind, NewsFailures>> = {
  announcement: {
    ...ALERT,
    save: "Failed to save Latest News",
    clear: "Failed to clear announcement notification",
    acknowledge: "Failed to acknowledge announcement",
  },
  information: {
    ...ALERT,
    save: "Failed to save General Information",
    clear: "Failed to clear information notification",
    acknowledge: "Failed to acknowledge information",
  },
};
