import { listDevices } from "@bandstand/contracts/account";
import { callQuery } from "../../../lib/cache/call-query.ts";
import type { Client } from "../../../lib/http/client.ts";
import { REFETCH_ALWAYS } from "../../../lib/offline/query-client.ts";

export const DEVICES_KEY = ["devices"] as const;

export const devicesQuery = (client: Client) => ({
  ...callQuery(client, DEVICES_KEY, listDevices, {}),
  ...REFETCH_ALWAYS,
});
