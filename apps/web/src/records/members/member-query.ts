import { getBandUser } from "@bandstand/contracts/sign-in";
import { useQuery } from "@tanstack/react-query";
import { callQuery } from "../../lib/cache/call-query.ts";
import type { Client } from "../../lib/http/client.ts";
import { useServices } from "../../lib/services/services-context.ts";
import { paramsOf } from "../kit/record-keys.ts";
import { MEMBER_KEYS } from "./member-keys.ts";

export const memberQuery = (client: Client, bandUserId: number) =>
  callQuery(client, MEMBER_KEYS.one(bandUserId), getBandUser, { params: paramsOf(bandUserId) });

export function useMember(bandUserId: number) {
  const { client } = useServices();
  return useQuery(memberQuery(client, bandUserId));
}
