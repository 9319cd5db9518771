/** Where it is: found by typing; one that the band does not have yet is added on the spot. */
import { addVenue, saveVenue } from "@bandstand/contracts/venues";
import { IconMapPinPlus, IconPencil } from "@tabler/icons-react";
import { useMay } from "../../../lib/services/use-may.ts";
import { useEventChoices } from "../../../records/events/event-choices-query.ts";
import { useVenueWindows } from "../../../records/venues/venue-windows.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { ComboField } from "../../../ui/form-frame/combo-field.tsx";
import { LookupFailed } from "../../../ui/lookups/lookup-failed.tsx";
import type { EventForm } from "./use-event-form.ts";

export function VenueField({ form }: { form: EventForm }) {
  const choices = useEventChoices();
  const venues = useVenueWindows();
  const mayAdd = useMay(addVenue);
  const maySave = useMay(saveVenue);
  const { data } = choices;
  const { event, values, field, set } = form;
  // The one that is chosen is known also while the names are on their way.
  const known = data?.venues ?? (event?.Venue ? [event.Venue] : []);
  const chosen = known.find(({ id }) => id === values.venueId);
  return (
    <div>
      <ComboField
        field={field("venueId")}
        label="Venue"
        required
        placeholder="Type a part of its name"
        options={known.map(({ id, name, location }) => ({
          value: id,
          label: name,
          detail: location,
        }))}
        others={
          <>
            {mayAdd && (
              <Button
                kind="quiet"
                size="small"
                icon={<IconMapPinPlus aria-hidden />}
                onClick={() => venues.addFor(({ id }) => set("venueId", id))}
              >
                New venue
              </Button>
            )}
            {maySave && chosen && (
              <Button
                kind="quiet"
                size="small"
                icon={<IconPencil aria-hidden />}
                onClick={() => venues.edit(chosen)}
              >
                Edit Venue
              </Button>
            )}
          </>
        }
      />
      <LookupFailed what="venues" lookup={choices} />
    </div>
  );
}
