import type { Venue } from "@bandstand/contracts/venues";
import { type LoadedRecordProps, RecordLoader } from "../kit/record-loader.tsx";
import { venueAddress } from "./venue-address.ts";
import { venueQuery } from "./venue-query.ts";
import { VENUES_PLACE } from "./venues-place.ts";

interface VenueLoaderProps extends LoadedRecordProps<Venue> {
  venueId: number;
}

const NO_RECORD = "Fetch Error - Invalid Record";

export function VenueLoader({ venueId, ...shown }: VenueLoaderProps) {
  return (
    <RecordLoader
      id={venueId}
      query={venueQuery}
      noun="venue"
      noId={NO_RECORD}
      noRecord={NO_RECORD}
      noData="Error Fetching Data"
      list={VENUES_PLACE}
      nameOf={({ name }) => name}
      addressOf={venueAddress}
      {...shown}
    />
  );
}
