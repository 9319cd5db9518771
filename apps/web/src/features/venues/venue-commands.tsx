/** Venues in the command palette: open one, add one. */
import { addVenue } from "@bandstand/contracts/venues";
import { IconMapPin, IconMapPinPlus } from "@tabler/icons-react";
import { useMemo } from "react";
import { useMay } from "../../lib/services/use-may.ts";
import { useVenueWindows } from "../../records/venues/venue-windows.ts";
import { useVenues } from "../../records/venues/venues-query.ts";
import type { Command } from "../../ui/commands/commands.ts";
import { useCommandSource } from "../../ui/commands/commands-context.ts";

export function VenueCommands() {
  const { data: venues } = useVenues();
  const windows = useVenueWindows();
  const mayAdd = useMay(addVenue);
  const source = useMemo(() => {
    const commands = (venues ?? []).map((venue): Command => ({
      id: String(venue.id),
      title: venue.name,
      detail: [venue.location, venue.contactName].filter(Boolean).join(" · "),
      icon: <IconMapPin aria-hidden />,
      keywords: ["venue", ...(venue.VenueType === null ? [] : [venue.VenueType.name])],
      run: () => windows.view(venue),
    }));
    const add: Command = {
      id: "add-venue",
      title: "Add Venue",
      icon: <IconMapPinPlus aria-hidden />,
      keywords: ["new", "venue", "place"],
      run: windows.add,
    };
    return { id: "venues", title: "Venues", commands: mayAdd ? [add, ...commands] : commands };
  }, [venues, windows, mayAdd]);
  useCommandSource(source);
  return null;
}
