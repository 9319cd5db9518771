/** One set list with its songs and the sections they stand in. */
import { getSetlistWithSections } from "@bandstand/contracts/setlists";
import { useQuery } from "@tanstack/react-query";
import { callQuery } from "../../lib/cache/call-query.ts";
import type { Client } from "../../lib/http/client.ts";
import { useServices } from "../../lib/services/services-context.ts";
import { paramsOf } from "../kit/record-keys.ts";
import { SETLIST_KEYS } from "./setlist-keys.ts";

export const setlistQuery = (client: Client, setlistId: number) =>
  callQuery(client, [...SETLIST_KEYS.one(setlistId), "sections"], getSetlistWithSections, {
    params: paramsOf(setlistId),
  });

export function useSetlist(setlistId: number) {
  const { client } = useServices();
  return useQuery(setlistQuery(client, setlistId));
}
