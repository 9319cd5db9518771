/** Genres, statuses and roles: they change with a new version of the product only. */
import {
  listEventStatuses,
  listEventTypes,
  listGenres,
  listRoles,
  listSongStatuses,
  listVenueTypes,
} from "@bandstand/contracts/lookups";
import { useQuery } from "@tanstack/react-query";
import { callQuery } from "../../lib/cache/call-query.ts";
import type { Client } from "../../lib/http/client.ts";
import { useServices } from "../../lib/services/services-context.ts";

const DAY = 24 * 3600 * 1000;

export const genresQuery = (client: Client) => ({
  ...callQuery(client, ["genres"], listGenres, {}),
  meta: { lookup: "genres" },
  staleTime: DAY,
});

export const songStatusesQuery = (client: Client) => ({
  ...callQuery(client, ["songstatuses"], listSongStatuses, {}),
  meta: { lookup: "statuses" },
  staleTime: DAY,
});

export const rolesQuery = (client: Client) => ({
  ...callQuery(client, ["roles"], listRoles, {}),
  meta: { lookup: "roles" },
  staleTime: DAY,
});

export const venueTypesQuery = (client: Client) => ({
  ...callQuery(client, ["venuetypes"], listVenueTypes, {}),
  meta: { lookup: "types of venues" },
  staleTime: DAY,
});

export const eventTypesQuery = (client: Client) => ({
  ...callQuery(client, ["eventtypes"], listEventTypes, {}),
  meta: { lookup: "types of events" },
  staleTime: DAY,
});

export const eventStatusesQuery = (client: Client) => ({
  ...callQuery(client, ["eventstatuses"], listEventStatuses, {}),
  meta: { lookup: "statuses of events" },
  staleTime: DAY,
});

export function useEventTypes() {
  const { client } = useServices();
  return useQuery(eventTypesQuery(client));
}

export function useEventStatuses() {
  const { client } = useServices();
  return useQuery(eventStatusesQuery(client));
}

export function useVenueTypes() {
  const { client } = useServices();
  return useQuery(venueTypesQuery(client));
}

export function useGenres() {
  const { client } = useServices();
  return useQuery(genresQuery(client));
}

export function useSongStatuses() {
  const { client } = useServices();
  return useQuery(songStatusesQuery(client));
}

export function useRoles() {
  const { client } = useServices();
  return useQuery(rolesQuery(client));
}
