/** What changes venues and what members say of them. Each brings the cache to where the server is. */
import {
  type AddVenueNote,
  addVenueNote,
  deleteVenueNote,
  type SaveVenueNote,
  saveVenueNote,
  type VenueNote,
} from "@bandstand/contracts/venue-notes";
import {
  type AddVenue,
  addVenue,
  deleteVenue,
  type SaveVenue,
  saveVenue,
  type Venue,
  type VenueRow,
} from "@bandstand/contracts/venues";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { createChange } from "../../lib/cache/change.ts";
import type { Client } from "../../lib/http/client.ts";
import { useServices } from "../../lib/services/services-context.ts";
import { recordCache } from "../kit/record-cache.ts";
import { paramsOf } from "../kit/record-keys.ts";
import { VENUE_KEYS } from "./venue-keys.ts";
import { venueQuery } from "./venue-query.ts";

export interface VenueChanges {
  add(venue: AddVenue): Promise<Venue>;
  save(venueId: number, changed: SaveVenue): Promise<Venue>;
  remove(venueId: number): Promise<void>;
  addNote(note: AddVenueNote): Promise<VenueNote>;
  saveNote(noteId: number, changed: SaveVenueNote): Promise<VenueNote>;
  removeNote(noteId: number): Promise<void>;
  /** The venue as the server has it now. */
  reload(venueId: number): Promise<Venue>;
}

export function useVenueChanges(): VenueChanges {
  const { client } = useServices();
  return createVenueChanges(client, useQueryClient());
}

export function createVenueChanges(client: Client, queries: QueryClient): VenueChanges {
  const change = createChange(client, queries);
  const { drop } = recordCache<VenueRow>(queries, VENUE_KEYS);
  const show = (venue: Venue) => {
    queries.setQueryData(VENUE_KEYS.one(venue.id), venue);
  };
  const shown = { show, known: ({ id }: Venue) => VENUE_KEYS.one(id) };

  return {
    add: (venue) => change(addVenue, { body: venue }, shown),
    save: (venueId, changed) =>
      change(saveVenue, { params: paramsOf(venueId), body: changed }, shown),
    async remove(venueId) {
      const request = { params: paramsOf(venueId) };
      await change(deleteVenue, request, { show: () => drop(venueId) });
    },
    addNote: (note) => change(addVenueNote, { body: note }, { isSettled: true }),
    saveNote: (noteId, changed) =>
      change(saveVenueNote, { params: paramsOf(noteId), body: changed }, { isSettled: true }),
    async removeNote(noteId) {
      await change(deleteVenueNote, { params: paramsOf(noteId) }, { isSettled: true });
    },
    reload: (venueId) => queries.query({ ...venueQuery(client, venueId), staleTime: 0 }),
  };
}
