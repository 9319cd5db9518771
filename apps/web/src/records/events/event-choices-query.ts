/** The names of venues and set lists that an event chooses from. */
import { getEventChoices } from "@bandstand/contracts/event-choices";
import { useQuery } from "@tanstack/react-query";
import { callQuery } from "../../lib/cache/call-query.ts";
import { useServices } from "../../lib/services/services-context.ts";

export function useEventChoices() {
  const { client } = useServices();
  return useQuery(callQuery(client, ["event choices"], getEventChoices, {}));
}
