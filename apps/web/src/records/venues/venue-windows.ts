import { recordWindows } from "../kit/record-windows.ts";

export interface NamedVenue {
  id: number;
  name: string;
}

export interface VenueWindows {
  view(venue: NamedVenue): void;
  /** Shows it in the place of the venue that is docked, as the list of them is walked; nothing where none is. */
  follow(venue: NamedVenue): void;
  add(): void;
  /** For what stands open, which is told of the new venue. */
  addFor(onAdded: (venue: NamedVenue) => void): void;
  edit(venue: NamedVenue): void;
  /** Venues from a table. */
  importTable(): void;
}

export const [VenueWindowsContext, useVenueWindows] = recordWindows<VenueWindows>("VenueWindows");
