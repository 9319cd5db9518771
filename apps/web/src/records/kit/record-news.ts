/** What the events of a record mean to a page that shows it. */
import { type LiveChange, type LiveMember, recordEvents } from "@bandstand/contracts/live";
import type { FollowedEvent } from "../../lib/live/follow-events.ts";

export interface RecordNews {
  /** `updatedAt` of the record as the page has it; undefined while it has none. */
  known: () => string | undefined;
  onMembers: (members: LiveMember[]) => void;
  /** Once for each save that the page does not have. */
  onChange: (change: LiveChange) => void;
  /** Something is said of it that the page may not have. */
  onRemark: () => void;
  onDeleted: () => void;
}

/** @returns takes each event as it comes. Tabs and streams that begin anew may bring one again. */
export function recordNews(news: RecordNews): (event: FollowedEvent) => void {
  let told = "";

  function change(what: LiveChange): void {
    const newest = [told, news.known() ?? ""].toSorted().at(-1) ?? "";
    if (what.updatedAt <= newest) return;
    told = what.updatedAt;
    news.onChange(what);
  }

  const { opened, presence, saved } = recordEvents;
  return ({ event, data }) => {
    switch (event) {
      case "opened":
        return change(opened.parse(data));
      case "saved":
        return change(saved.parse(data));
      case "presence":
        return news.onMembers(presence.parse(data).members);
      case "remarked":
        return news.onRemark();
      case "deleted":
        return news.onDeleted();
    }
  };
}
