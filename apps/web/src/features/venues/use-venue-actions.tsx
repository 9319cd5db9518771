/** What can be done with one venue. What a member may not do is not in it. */
import { deleteVenue as deleteCall, getVenue, saveVenue } from "@bandstand/contracts/venues";
import { directionsUrl, threeWordsUrl } from "@bandstand/domain/place-links";
import { IconEye, IconGridDots, IconPencil, IconRoute } from "@tabler/icons-react";
import { useMayCall } from "../../lib/services/use-may.ts";
import { useWhyOffline } from "../../lib/services/why-offline.ts";
import { useVenueWindows } from "../../records/venues/venue-windows.ts";
import { allowedGroups } from "../../ui/menu/allowed-groups.ts";
import type { MenuGroup } from "../../ui/menu/menu-item.ts";
import { deleteItem, elsewhere } from "../../ui/menu/usual-items.tsx";
import { useDeleteVenue } from "./use-delete-venue.ts";

interface ActedVenue {
  id: number;
  name: string;
  location: string | null;
  address: string | null;
  threeWords: string | null;
}

interface VenueActionsOptions {
  /** It is shown already, with what is done most beside the menu. */
  isShown?: boolean;
  onDeleted?: () => void;
}

export function useVenueActions({ isShown = false, onDeleted }: VenueActionsOptions = {}): (
  venue: ActedVenue,
) => readonly MenuGroup[] {
  const windows = useVenueWindows();
  const deleteVenue = useDeleteVenue();
  const may = useMayCall();
  const unavailable = useWhyOffline();

  async function remove(venue: ActedVenue): Promise<void> {
    if (await deleteVenue(venue)) onDeleted?.();
  }

  return (venue) => {
    const directions = directionsUrl(venue);
    const words = threeWordsUrl(venue.threeWords);
    const view = {
      key: "view",
      label: "View",
      icon: <IconEye />,
      call: getVenue,
      onSelect: () => windows.view(venue),
    };
    const edit = {
      key: "edit",
      label: "Edit",
      icon: <IconPencil />,
      call: saveVenue,
      keys: "e",
      onSelect: () => windows.edit(venue),
    };
    const there = [
      ...elsewhere({ key: "directions", label: "Directions", icon: <IconRoute /> }, directions),
      ...elsewhere({ key: "words", label: "3 Words", icon: <IconGridDots /> }, words),
    ];
    const toDelete = deleteItem({
      call: deleteCall,
      unavailable,
      onSelect: () => void remove(venue),
    });
    return allowedGroups(
      [
        { key: "open", items: isShown ? [] : [view, edit] },
        { key: "there", items: isShown ? [] : there },
        { key: "remove", items: [toDelete] },
      ],
      may,
    );
  };
}
