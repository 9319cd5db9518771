/** What is done most with the venue that is shown, and the menu of the rest. */
import { saveVenue, type Venue } from "@bandstand/contracts/venues";
import { directionsUrl } from "@bandstand/domain/place-links";
import { IconDots, IconPencil, IconRoute } from "@tabler/icons-react";
import { useMay } from "../../../lib/services/use-may.ts";
import { OutsideLink } from "../../../records/venues/outside-link.tsx";
import { useVenueWindows } from "../../../records/venues/venue-windows.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { MenuButton } from "../../../ui/menu/menu-button.tsx";
import { useCurrentWindow } from "../../../ui/windows/window-context.ts";
import { useVenueActions } from "../use-venue-actions.tsx";

interface VenueViewActionsProps {
  venue: Venue;
  onDeleted: (() => void) | undefined;
}

export function VenueViewActions({ venue, onDeleted }: VenueViewActionsProps) {
  const windows = useVenueWindows();
  const current = useCurrentWindow();
  const maySave = useMay(saveVenue);
  const directions = directionsUrl(venue);
  const groups = useVenueActions({
    isShown: true,
    onDeleted: () => {
      current?.dismiss();
      onDeleted?.();
    },
  })(venue);
  return (
    <>
      {directions !== null && (
        <OutsideLink href={directions} kind="main" icon={<IconRoute aria-hidden />}>
          Directions
        </OutsideLink>
      )}
      {maySave && (
        <Button compact icon={<IconPencil aria-hidden />} onClick={() => windows.edit(venue)}>
          Edit
        </Button>
      )}
      {groups.length > 0 && (
        <MenuButton label={`More for ${venue.name}`} groups={() => groups}>
          <IconDots aria-hidden />
        </MenuButton>
      )}
    </>
  );
}
