/** Points out, while somebody types, that the band has the venue already. */
import { likelyVenues } from "@bandstand/domain/venue-duplicates";
import { venueAddress } from "../../../records/venues/venue-address.ts";
import { useVenueWindows } from "../../../records/venues/venue-windows.ts";
import { useVenues } from "../../../records/venues/venues-query.ts";
import { TwinNotice } from "../../../ui/form-frame/twin-notice.tsx";
import { RecordLink } from "../../../ui/links/record-link.tsx";

interface LikelyVenuesProps {
  venue: { id?: number | undefined; name: string | undefined; location: string | null | undefined };
}

export function LikelyVenues({ venue: { id, name = "", location = null } }: LikelyVenuesProps) {
  const { data: venues } = useVenues();
  const windows = useVenueWindows();
  const [twin] = likelyVenues({ id, name, location }, venues ?? []);
  return (
    <TwinNotice>
      {twin && (
        <>
          This may be here already:{" "}
          <RecordLink href={venueAddress(twin.id)} onOpen={() => windows.view(twin)}>
            {[twin.name, twin.location].filter(Boolean).join(", ")}
          </RecordLink>
        </>
      )}
    </TwinNotice>
  );
}
