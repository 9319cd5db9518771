/** What is in the band's press kit, and who sees it. */
import {
  getPressKit,
  type PressKit,
  savePressAddress,
  savePressKit,
  type SavePressKit,
} from "@bandstand/contracts/press-kit";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { callQuery } from "../../lib/cache/call-query.ts";
import { useChange } from "../../lib/cache/change.ts";
import { useServices } from "../../lib/services/services-context.ts";

const KEY = ["press kit"] as const;

export function usePressKit() {
  const { client } = useServices();
  return useQuery(callQuery(client, KEY, getPressKit, {}));
}

export function usePressKitChanges() {
  const change = useChange();
  const queries = useQueryClient();
  const shown = {
    show: (kit: PressKit) => {
      queries.setQueryData(KEY, kit);
    },
    known: () => KEY,
  };
  return {
    save: (kit: SavePressKit) => change(savePressKit, { body: kit }, shown),
    /** Another private address, or none: the one before ends. */
    saveAddress: (isOpen: boolean) => change(savePressAddress, { body: { isOpen } }, shown),
  };
}
