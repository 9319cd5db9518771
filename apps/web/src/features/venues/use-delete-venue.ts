import { Failure } from "@bandstand/contracts/failure";
import { formatDateWithWeekday } from "@bandstand/domain/date-format";
import { useDeleteRecord } from "../../records/kit/delete-record.ts";
import { useVenueChanges } from "../../records/venues/venue-changes.ts";
import type { NamedVenue } from "../../records/venues/venue-windows.ts";

/** Asks, and deletes. Answers whether it is gone; one that events take place at stays, and they are named. */
export function useDeleteVenue(): (venue: NamedVenue) => Promise<boolean> {
  const deleteRecord = useDeleteRecord();
  const venues = useVenueChanges();
  return ({ id, name }) =>
    deleteRecord({
      question: {
        title: "Delete Venue",
        yes: "Delete venue",
        text: `“${name}” goes, with what members said of it. Its documents stay with the band.`,
      },
      remove: () =>
        venues.remove(id).catch((error: unknown) => {
          throw named(error);
        }),
      failed: "The venue was not deleted",
      done: `“${name}” was deleted`,
    });
}

function named(error: unknown): unknown {
  if (!(error instanceof Failure) || error.code !== "venue_in_use") return error;
  const events = (error.details?.events ?? []).map(({ eventDate, name }) =>
    [formatDateWithWeekday(eventDate), name].filter(Boolean).join(", "),
  );
  if (events.length === 0) return error;
  return new Failure(error.code, { message: `${error.message} ${events.join("; ")}.` });
}
