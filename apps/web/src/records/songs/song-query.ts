import { getSong } from "@bandstand/contracts/songs";
import { useQuery } from "@tanstack/react-query";
import { callQuery } from "../../lib/cache/call-query.ts";
import type { Client } from "../../lib/http/client.ts";
import { useServices } from "../../lib/services/services-context.ts";
import { paramsOf } from "../kit/record-keys.ts";
import { SONG_KEYS } from "./song-keys.ts";

export const songQuery = (client: Client, songId: number) =>
  callQuery(client, SONG_KEYS.one(songId), getSong, { params: paramsOf(songId) });

export function useSong(songId: number) {
  const { client } = useServices();
  return useQuery(songQuery(client, songId));
}
