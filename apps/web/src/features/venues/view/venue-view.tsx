/** One venue to read: how to get there and whom to ring, and what the band remembers of it. In a window, a sheet, or as a page. */
import type { Venue } from "@bandstand/contracts/venues";
import { FAILURES } from "@bandstand/contracts/failure";
import { lazy, Suspense, useState } from "react";
import { LiveMembers } from "../../../records/kit/live-members.tsx";
import { RecordGone } from "../../../records/kit/record-failed.tsx";
import { useRecordLive } from "../../../records/kit/use-record-live.ts";
import { LIVE_VENUE } from "../../../records/venues/live-venue.ts";
import { VenueLoader } from "../../../records/venues/venue-loader.tsx";
import { VENUES_PLACE } from "../../../records/venues/venues-place.ts";
import { RecordView } from "../../../ui/record-view/record-view.tsx";
import { PanelSkeleton, RecordSkeleton } from "../../../ui/states/skeletons.tsx";
import { VenueAbout } from "./venue-about.tsx";
import { VenueBooking } from "./venue-booking.tsx";
import { VenueFacts } from "./venue-facts.tsx";
import { VenueViewActions } from "./venue-view-actions.tsx";

const VenueMemory = lazy(async () => ({
  default: (await import("./venue-memory.tsx")).VenueMemory,
}));

interface VenueViewProps {
  venueId: number;
  /** Where to go once the venue is gone; in a window, that closes. */
  onDeleted?: () => void;
}

export function VenueView({ venueId, ...rest }: VenueViewProps) {
  return (
    <VenueLoader venueId={venueId} skeleton={<RecordSkeleton />}>
      {(venue) => <VenueToRead venue={venue} {...rest} />}
    </VenueLoader>
  );
}

function VenueToRead({ venue, onDeleted }: Omit<VenueViewProps, "venueId"> & { venue: Venue }) {
  const [isGone, setGone] = useState(false);
  const { members } = useRecordLive(LIVE_VENUE, venue.id, { onDeleted: () => setGone(true) });
  if (isGone)
    return (
      <RecordGone title="This venue is gone" said={undefined} list={VENUES_PLACE}>
        {FAILURES.venue_not_found.message}
      </RecordGone>
    );
  return (
    <RecordView
      kind="venue"
      label={venue.name}
      byline={
        <>
          {[venue.VenueType?.name, venue.location].filter(Boolean).join(" · ")}
          <LiveMembers members={members} />
        </>
      }
      actions={<VenueViewActions venue={venue} onDeleted={onDeleted} />}
      facts={<VenueFacts venue={venue} />}
      tabs={[
        { key: "about", label: "About", panel: <VenueAbout venue={venue} /> },
        {
          key: "memory",
          label: "Gigs",
          panel: (
            <Suspense fallback={<PanelSkeleton />}>
              <VenueMemory venue={venue} />
            </Suspense>
          ),
        },
        { key: "booking", label: "Booking", panel: <VenueBooking venue={venue} /> },
      ]}
    />
  );
}
