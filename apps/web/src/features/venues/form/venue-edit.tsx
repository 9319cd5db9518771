import { deleteVenue as deleteCall, saveVenue, type Venue } from "@bandstand/contracts/venues";
import { useVenueChanges } from "../../../records/venues/venue-changes.ts";
import { VenueLoader } from "../../../records/venues/venue-loader.tsx";
import { useVenueWindows } from "../../../records/venues/venue-windows.ts";
import { RecordForm } from "../../../ui/form-frame/record-form.tsx";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";
import { useCurrentWindow } from "../../../ui/windows/window-context.ts";
import { useDeleteVenue } from "../use-delete-venue.ts";
import { useVenueForm } from "./use-venue-form.ts";
import { VenuePanels } from "./venue-panels.tsx";

interface VenueEditProps {
  venueId: number;
  /** Where to go once the venue is saved or the form left; in a window, that closes, and what was saved is shown. */
  onClosed?: () => void;
  /** Where to go once the venue is gone; in a window, that closes. */
  onDeleted?: () => void;
}

export function VenueEdit({ venueId, ...rest }: VenueEditProps) {
  return (
    <VenueLoader venueId={venueId}>{(venue) => <EditForm venue={venue} {...rest} />}</VenueLoader>
  );
}

type EditFormProps = Omit<VenueEditProps, "venueId"> & { venue: Venue };

function EditForm({ venue, onClosed, onDeleted }: EditFormProps) {
  const venues = useVenueChanges();
  const deleteVenue = useDeleteVenue();
  const notify = useNotify();
  const current = useCurrentWindow();
  const windows = useVenueWindows();
  const form = useVenueForm({
    label: venue.name,
    draft: { kind: "venue", of: venue.id },
    original: venue,
    save: (changed) => venues.save(venue.id, changed),
    reload: () => venues.reload(venue.id),
    onSaved(saved) {
      notify.success(`“${saved.name}” was saved`);
      leave();
      if (current) windows.view(saved);
    },
  });

  function leave(): void {
    current?.dismiss();
    onClosed?.();
  }

  async function remove(): Promise<void> {
    if (!(await deleteVenue(venue))) return;
    current?.dismiss();
    onDeleted?.();
  }

  return (
    <RecordForm
      form={form}
      call={saveVenue}
      onLeave={leave}
      remove={{ call: deleteCall, run: () => void remove() }}
    >
      <VenuePanels form={form} venueId={venue.id} />
    </RecordForm>
  );
}
