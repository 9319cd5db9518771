/** What stands in the windows of a venue. Widths are the documented ones. */
import type { WindowOpeners } from "../../records/kit/record-windows.ts";
import { venueAddress, venueWindowKey } from "../../records/venues/venue-address.ts";
import type { NamedVenue, VenueWindows } from "../../records/venues/venue-windows.ts";

export const venueWindows: WindowOpeners<VenueWindows> = (windows) => ({
  view: (venue) => windows.open(viewOf(venue)),
  follow: (venue) => windows.follow(viewOf(venue)),
  add: () =>
    windows.open({
      key: "venue/add",
      title: "Add Venue",
      shape: "record",
      address: "/venue/add",
      width: 1200,
      content: () =>
        import("../../features/venues/form/venue-add.tsx").then((file) => file.VenueAdd),
      props: {},
    }),
  addFor: (onAdded) =>
    windows.open({
      key: "venue/add",
      title: "Add Venue",
      width: 1200,
      content: () =>
        import("../../features/venues/form/venue-add.tsx").then((file) => file.VenueAdd),
      props: { onAdded },
    }),
  edit: ({ id, name }) =>
    windows.open({
      key: `venue/${id}/edit`,
      title: `Edit ${name}`,
      shape: "record",
      address: `${venueAddress(id)}/edit`,
      width: 1200,
      content: () =>
        import("../../features/venues/form/venue-edit.tsx").then((file) => file.VenueEdit),
      props: { venueId: id },
    }),
  importTable: () =>
    windows.open({
      key: "venues/import",
      title: "Import Venues from a Table",
      width: 800,
      content: () =>
        import("../../features/venues/import/venue-import.tsx").then((file) => file.VenueImport),
      props: {},
    }),
});

function viewOf({ id, name }: NamedVenue) {
  return {
    key: venueWindowKey(id),
    title: name,
    shape: "record",
    address: venueAddress(id),
    series: "venue",
    width: 800,
    content: () =>
      import("../../features/venues/view/venue-view.tsx").then((file) => file.VenueView),
    props: { venueId: id },
  } as const;
}
