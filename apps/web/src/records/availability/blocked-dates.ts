/** The days on which one is not available oneself. */
import {
  type AddBlockedDate,
  addBlockedDate,
  type BlockedDate,
  deleteBlockedDate,
  listBlockedDates,
  type SaveBlockedDate,
  saveBlockedDate,
} from "@bandstand/contracts/blocked-dates";
import { useQuery } from "@tanstack/react-query";
import { callQuery } from "../../lib/cache/call-query.ts";
import { useChange } from "../../lib/cache/change.ts";
import type { Client } from "../../lib/http/client.ts";
import { useServices } from "../../lib/services/services-context.ts";
import { paramsOf } from "../kit/record-keys.ts";

export function useBlockedDates() {
  const { client } = useServices();
  return useQuery(blockedDatesQuery(client));
}

export const blockedDatesQuery = (client: Client) =>
  callQuery(client, ["blocked dates"], listBlockedDates, {});

export interface BlockedDateChanges {
  add(range: AddBlockedDate): Promise<BlockedDate>;
  save(id: number, changed: SaveBlockedDate): Promise<BlockedDate>;
  remove(id: number): Promise<void>;
}

/** Each ends once what is shown has been asked for again. */
export function useBlockedDateChanges(): BlockedDateChanges {
  const change = useChange();
  return {
    add: (range) => change(addBlockedDate, { body: range }, { isSettled: true }),
    save: (id, changed) =>
      change(saveBlockedDate, { params: paramsOf(id), body: changed }, { isSettled: true }),
    async remove(id) {
      await change(deleteBlockedDate, { params: paramsOf(id) }, { isSettled: true });
    },
  };
}
