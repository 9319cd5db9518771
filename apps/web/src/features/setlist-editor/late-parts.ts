/** What of the editor comes after its first picture: what is seen once somebody presses for it, and news of others. */
import { latePart } from "../../ui/parts/late-part.ts";

export const FillSection = latePart(
  async () => (await import("./fill/fill-section.tsx")).FillSection,
);
export const EditorBanner = latePart(
  async () => (await import("./editor-banner.tsx")).EditorBanner,
);
export const SetlistLive = latePart(async () => (await import("./setlist-live.tsx")).SetlistLive);
export const SetupPanel = latePart(
  async () => (await import("./panels/setup-panel.tsx")).SetupPanel,
);
export const TimingPanel = latePart(
  async () => (await import("./panels/timing-panel.tsx")).TimingPanel,
);
export const AdminPanel = latePart(
  async () => (await import("./panels/admin-panel.tsx")).AdminPanel,
);
export const EventsPanel = latePart(
  async () => (await import("./panels/events-panel.tsx")).EventsPanel,
);
export const OfferFilters = latePart(
  async () => (await import("./board/offer-filters.tsx")).OfferFilters,
);
export const ColumnFoot = latePart(
  async () => (await import("./board/column-foot.tsx")).ColumnFoot,
);
export const ColumnMenu = latePart(async () => (await import("./board/board-menu.tsx")).ColumnMenu);
export const BreakDetails = latePart(
  async () => (await import("./board/break-details.tsx")).BreakDetails,
);
export const BoardMenu = latePart(async () => (await import("./board/board-menu.tsx")).BoardMenu);
export const BoardSelection = latePart(
  async () => (await import("./board/board-selection.tsx")).BoardSelection,
);
export const FoundBesides = latePart(
  async () => (await import("./board/found-besides.tsx")).FoundBesides,
);
export const NothingAvailable = latePart(
  async () => (await import("./board/nothing-available.tsx")).NothingAvailable,
);
export const RowDetails = latePart(
  async () => (await import("./board/row-details.tsx")).RowDetails,
);

export const AHEAD = [
  EditorBanner,
  BoardSelection,
  NothingAvailable,
  BoardMenu,
  ColumnMenu,
  RowDetails,
  BreakDetails,
  OfferFilters,
  FillSection,
  SetupPanel,
  TimingPanel,
  AdminPanel,
  EventsPanel,
];
