import { getPracticeLog } from "@bandstand/contracts/practices";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useChange } from "../../lib/cache/change.ts";
import { useBandUser, useServices } from "../../lib/services/services-context.ts";
import { storageOf } from "./browser-copies.ts";
import { createPracticeOutbox, type KeptPractice } from "./practice-outbox.ts";

const practiceKey = (songId: number) => ["practice", songId] as const;

/** The signed-in member's practice of a song. */
export function usePracticeLog(songId: number) {
  const { client } = useServices();
  return useQuery({
    queryKey: practiceKey(songId),
    queryFn: ({ signal }) =>
      client.call(getPracticeLog, { params: { id: String(songId) } }, { signal }),
  });
}

/** Sends a practice, now or when the server is back, and brings the log to where it is then. */
export function useSendPractice(): (practice: KeptPractice, leaving: boolean) => void {
  const change = useChange();
  const { id } = useBandUser();
  const queries = useQueryClient();
  const [outbox] = useState(() => createPracticeOutbox(storageOf(window), id, { change }));
  return (practice, leaving) =>
    void outbox
      .send(practice, leaving)
      .then(() => queries.invalidateQueries({ queryKey: practiceKey(practice.songId) }));
}
