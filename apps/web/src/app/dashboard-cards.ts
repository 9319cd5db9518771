/** The cards of the dashboard, in their order. An area that has something to say about today adds its line, and nothing else of the dashboard changes. */
import { answerEvent } from "@bandstand/contracts/availability";
import { listBookmarks } from "@bandstand/contracts/bookmarks";
import { listGigsToReport } from "@bandstand/contracts/gig-reports";
import { listDatePolls } from "@bandstand/contracts/date-polls";
import { getDashboard } from "@bandstand/contracts/dashboard";
import { listRecentChanges } from "@bandstand/contracts/recent-changes";
import { listSetlists } from "@bandstand/contracts/setlists";
import type { ComponentType } from "react";
import { FindDateCard } from "../features/availability/polls/find-date-card.tsx";
import { UnansweredCard } from "../features/availability/unanswered-card.tsx";
import type { CardPlace } from "../features/dashboard/dashboard-page.tsx";
import { GeneralInformationCard, LatestNewsCard } from "../features/dashboard/news/news-card.tsx";
import { NextGigCard } from "../features/dashboard/next/next-gig-card.tsx";
import { NextSetlistCard } from "../features/dashboard/next/next-setlist-card.tsx";
import { RehearsalsCard } from "../features/dashboard/rehearsals/rehearsals-card.tsx";
import { WeeksCard } from "../features/dashboard/weeks/weeks-card.tsx";
import { WhatsNewCard } from "../features/dashboard/whats-new/whats-new-card.tsx";
import { GigsToReportCard } from "../features/events/report/gigs-to-report-card.tsx";
import { PracticeCard } from "../features/songs/dashboard/practice-card.tsx";
import type { Guarded } from "../lib/services/use-may.ts";

export interface DashboardCard {
  key: string;
  place: CardPlace;
  /** Who may make one of them is shown the card. */
  calls: readonly Guarded[];
  /** Draws nothing where it has nothing to show. */
  Card: ComponentType;
}

export const dashboardCards: readonly DashboardCard[] = [
  { key: "gig", place: "main", calls: [getDashboard], Card: NextGigCard },
  { key: "report", place: "main", calls: [listGigsToReport], Card: GigsToReportCard },
  { key: "unanswered", place: "main", calls: [answerEvent], Card: UnansweredCard },
  { key: "date", place: "main", calls: [listDatePolls], Card: FindDateCard },
  { key: "setlist", place: "main", calls: [listSetlists], Card: NextSetlistCard },
  { key: "weeks", place: "main", calls: [getDashboard], Card: WeeksCard },
  { key: "practice", place: "main", calls: [listBookmarks], Card: PracticeCard },
  { key: "rehearsals", place: "side", calls: [getDashboard], Card: RehearsalsCard },
  { key: "new", place: "side", calls: [getDashboard, listRecentChanges], Card: WhatsNewCard },
  { key: "news", place: "side", calls: [getDashboard], Card: LatestNewsCard },
  { key: "information", place: "side", calls: [getDashboard], Card: GeneralInformationCard },
];
