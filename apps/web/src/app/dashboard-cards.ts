/** The cards of the dashboard, in their order. An area that has something to say about today adds its line, and nothing else of the dashboard changes. */
import { listBookmarks } from "@bandstand/contracts/bookmarks";
import { listRecentChanges } from "@bandstand/contracts/recent-changes";
import { listSetlists } from "@bandstand/contracts/setlists";
import type { ComponentType } from "react";
import { ChangesCard } from "../features/dashboard/changes/changes-card.tsx";
import { NextCard } from "../features/setlists/dashboard/next-card.tsx";
import { PracticeCard } from "../features/songs/dashboard/practice-card.tsx";
import type { Guarded } from "../lib/services/use-may.ts";

export interface DashboardCard {
  key: string;
  /** Who may make it is shown the card. */
  call: Guarded;
  /** Draws nothing where it has nothing to show. */
  Card: ComponentType;
}

export const dashboardCards: readonly DashboardCard[] = [
  { key: "next", call: listSetlists, Card: NextCard },
  { key: "changes", call: listRecentChanges, Card: ChangesCard },
  { key: "practice", call: listBookmarks, Card: PracticeCard },
];
