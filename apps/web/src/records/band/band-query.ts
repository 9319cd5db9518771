import { getBand } from "@bandstand/contracts/bands";
import { useQuery } from "@tanstack/react-query";
import { callQuery } from "../../lib/cache/call-query.ts";
import type { Client } from "../../lib/http/client.ts";
import { useBandUser, useServices } from "../../lib/services/services-context.ts";
import { paramsOf } from "../kit/record-keys.ts";
import { BAND_KEYS } from "./band-keys.ts";

export const bandQuery = (client: Client, bandId: number) =>
  callQuery(client, BAND_KEYS.one(bandId), getBand, { params: paramsOf(bandId) });

/** The band that is open. */
export function useBand() {
  const { client } = useServices();
  const { bandId } = useBandUser();
  return useQuery(bandQuery(client, bandId));
}
