import type { Event } from "@bandstand/contracts/events";
import { type LoadedRecordProps, RecordLoader } from "../kit/record-loader.tsx";
import { eventAddress } from "./event-address.ts";
import { eventQuery } from "./event-query.ts";
import { eventTitle } from "./event-words.ts";
import { EVENTS_PLACE } from "./events-place.ts";

interface EventLoaderProps extends LoadedRecordProps<Event> {
  eventId: number;
}

const NO_RECORD = "Fetch Error, Invalid Record";

export function EventLoader({ eventId, ...shown }: EventLoaderProps) {
  return (
    <RecordLoader
      id={eventId}
      query={eventQuery}
      noun="event"
      noId={NO_RECORD}
      noRecord={NO_RECORD}
      list={EVENTS_PLACE}
      nameOf={eventTitle}
      addressOf={eventAddress}
      {...shown}
    />
  );
}
