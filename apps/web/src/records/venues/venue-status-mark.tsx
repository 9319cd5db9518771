import type { VenueRow } from "@bandstand/contracts/venues";
import type { VenueStatusTag } from "@bandstand/domain/venue-status";
import { StatusMark } from "../../ui/marks/status-mark.tsx";
import type { Tone } from "../../ui/marks/tone.ts";

export const VENUE_TONE: Readonly<Record<VenueStatusTag, Tone>> = {
  PL: "current",
  RC: "wip",
  OL: "retired",
};

interface VenueStatusMarkProps {
  status: VenueRow["VenueStatus"];
  dotOnly?: boolean;
}

/** Planned with an event to come, Planning with none at all. */
export function VenueStatusMark({ status: { tag, name }, dotOnly = false }: VenueStatusMarkProps) {
  const tone = name === "Planning" ? "possible" : VENUE_TONE[tag];
  return <StatusMark tone={tone} label={name} dotOnly={dotOnly} />;
}
