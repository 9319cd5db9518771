import { addVenue, type Venue } from "@bandstand/contracts/venues";
import { VENUE_MESSAGES } from "@bandstand/domain/venue-form";
import { useVenueChanges } from "../../../records/venues/venue-changes.ts";
import { useVenueWindows } from "../../../records/venues/venue-windows.ts";
import { RecordForm } from "../../../ui/form-frame/record-form.tsx";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";
import { useCurrentWindow } from "../../../ui/windows/window-context.ts";
import { useVenueForm } from "./use-venue-form.ts";
import { NEW_VENUE } from "./venue-form-schema.ts";
import { VenuePanels } from "./venue-panels.tsx";

interface VenueAddProps {
  /** Left out: in the place of the window, the venue is shown. */
  onAdded?: (venue: Venue) => void;
  onCancelled?: () => void;
}

export function VenueAdd({ onAdded, onCancelled }: VenueAddProps) {
  const venues = useVenueChanges();
  const windows = useVenueWindows();
  const notify = useNotify();
  const current = useCurrentWindow();
  const form = useVenueForm({
    label: "the new venue",
    draft: { kind: "venue", of: "new" },
    original: NEW_VENUE,
    incomplete: VENUE_MESSAGES.addIncomplete,
    save: (_changed, { id: _id, updatedAt: _updatedAt, ...venue }) => venues.add(venue),
    onSaved(venue) {
      notify.success(`“${venue.name}” was added`);
      current?.dismiss();
      if (onAdded) onAdded(venue);
      else if (current) windows.view(venue);
    },
  });
  return (
    <RecordForm
      form={form}
      call={addVenue}
      saveLabel="Add Venue"
      adds
      onLeave={() => {
        current?.dismiss();
        onCancelled?.();
      }}
    >
      <VenuePanels form={form} />
    </RecordForm>
  );
}
