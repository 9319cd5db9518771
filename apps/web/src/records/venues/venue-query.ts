import { getVenue } from "@bandstand/contracts/venues";
import { useQuery } from "@tanstack/react-query";
import { callQuery } from "../../lib/cache/call-query.ts";
import type { Client } from "../../lib/http/client.ts";
import { useServices } from "../../lib/services/services-context.ts";
import { paramsOf } from "../kit/record-keys.ts";
import { VENUE_KEYS } from "./venue-keys.ts";

export const venueQuery = (client: Client, venueId: number) =>
  callQuery(client, VENUE_KEYS.one(venueId), getVenue, { params: paramsOf(venueId) });

export function useVenue(venueId: number) {
  const { client } = useServices();
  return useQuery(venueQuery(client, venueId));
}
