/** A set list that is open on the screen: kept as the others save it, with who else has it open. */
import { type LiveChange, type LiveMember, watchSetlist } from "@bandstand/contracts/setlist-live";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { useBandUser, useServices } from "../services/services-context.ts";
import { SETLISTS, setlistKey } from "../setlists/setlist-keys.ts";
import { setlistQuery, useSetlist } from "../setlists/setlist-query.ts";
import { whileAttended } from "./attention.ts";
import { followEvents } from "./follow-events.ts";
import { later } from "./later.ts";
import { setlistNews } from "./setlist-news.ts";
import { shareEvents } from "./shared-events.ts";

export interface SetlistLiveOptions {
  /** Another member has saved. What is shown from the cache follows by itself. */
  onSaved?: (change: LiveChange) => void;
  onDeleted?: () => void;
}

const NOBODY: readonly LiveMember[] = [];

export function useSetlistLive(
  setlistId: number,
  { onSaved, onDeleted }: SetlistLiveOptions = {},
): { members: readonly LiveMember[] } {
  const { client, connection } = useServices();
  const { id: bandUserId } = useBandUser();
  const queries = useQueryClient();
  // Before it is there, nothing can be older than what is told.
  const isLoaded = useSetlist(setlistId).data !== undefined;
  const [members, setMembers] = useState(NOBODY);

  const savedByOther = useEffectEvent((change: LiveChange) => {
    if (change.by?.bandUserId !== bandUserId) onSaved?.(change);
  });
  const deleted = useEffectEvent(() => onDeleted?.());

  useEffect(() => {
    if (!isLoaded) return undefined;
    const { queryKey } = setlistQuery(client, setlistId);
    const hear = setlistNews({
      known: () => queries.getQueryData(queryKey)?.updatedAt,
      onMembers: setMembers,
      onChange(change) {
        void queries.invalidateQueries({ queryKey: setlistKey(setlistId) });
        void queries.invalidateQueries({ queryKey: SETLISTS });
        savedByOther(change);
      },
      onDeleted() {
        void queries.invalidateQueries({ queryKey: SETLISTS });
        deleted();
      },
    });
    const follow = () => {
      const stop = shareEvents({
        name: `bandstand:setlist-live ${bandUserId} ${setlistId}`,
        locks: navigator.locks ?? null,
        newChannel: (name) => new BroadcastChannel(name),
        follow: (onEvent, signal) =>
          followEvents(
            {
              open: (ending) =>
                client.open(
                  watchSetlist,
                  { params: { id: String(setlistId) } },
                  { signal: ending },
                ),
              onEvent,
              onRefused(failure) {
                if (failure.code === "setlist_not_found") onEvent({ event: "deleted", data: {} });
              },
            },
            signal,
          ),
        onEvent: hear,
      });
      return () => {
        stop();
        setMembers(NOBODY);
      };
    };
    return whileAttended({ connection, page: document, after: later }, follow);
  }, [setlistId, isLoaded, bandUserId, client, connection, queries]);

  return { members };
}
