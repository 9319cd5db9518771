/** A record that is open on the screen: kept as the others save it, with who else has it open. */
import type { ErrorCode } from "@bandstand/contracts/failure";
import type { LiveCall, LiveChange, LiveMember } from "@bandstand/contracts/live";
import {
  type QueryKey,
  type UseQueryOptions,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import type { Client } from "../../lib/http/client.ts";
import { followCall } from "../../lib/live/follow-call.ts";
import { useBandUser, useServices } from "../../lib/services/services-context.ts";
import { paramsOf, type RecordKeys } from "./record-keys.ts";
import { recordNews } from "./record-news.ts";

export interface LiveRecord<T extends { updatedAt: string }, Key extends QueryKey> {
  keys: RecordKeys;
  /** As the page shows it. */
  query: (client: Client, id: number) => UseQueryOptions<T, Error, T, Key> & { queryKey: Key };
  watch: LiveCall;
  notFound: ErrorCode;
}

export interface RecordLiveOptions {
  /** Another member has saved. What is shown from the cache follows by itself. */
  onSaved?: (change: LiveChange) => void;
  onDeleted?: () => void;
}

const NOBODY: readonly LiveMember[] = [];

export function useRecordLive<T extends { updatedAt: string }, Key extends QueryKey>(
  { keys, query, watch, notFound }: LiveRecord<T, Key>,
  id: number,
  { onSaved, onDeleted }: RecordLiveOptions = {},
): { members: readonly LiveMember[] } {
  const { client, connection } = useServices();
  const { id: bandUserId } = useBandUser();
  const queries = useQueryClient();
  // Before it is there, nothing can be older than what is told.
  const isLoaded = useQuery(query(client, id)).data !== undefined;
  const [members, setMembers] = useState(NOBODY);

  const savedByOther = useEffectEvent((change: LiveChange) => {
    if (change.by?.bandUserId !== bandUserId) onSaved?.(change);
  });
  const deleted = useEffectEvent(() => onDeleted?.());

  useEffect(() => {
    if (!isLoaded) return undefined;
    const { queryKey } = query(client, id);
    const onEvent = recordNews({
      known: () => queries.getQueryData<T>(queryKey)?.updatedAt,
      onMembers: setMembers,
      onChange(change) {
        void queries.invalidateQueries({ queryKey: keys.one(id) });
        void queries.invalidateQueries({ queryKey: keys.list });
        savedByOther(change);
      },
      onRemark: () => void queries.invalidateQueries({ queryKey: keys.one(id) }),
      onDeleted() {
        void queries.invalidateQueries({ queryKey: keys.list });
        deleted();
      },
    });
    return followCall({
      client,
      connection,
      name: `${keys.one(id).join(" ")} ${bandUserId}`,
      call: watch,
      request: { params: paramsOf(id) },
      onEvent,
      onRefused({ code }, tell) {
        if (code === notFound) tell({ event: "deleted", data: {} });
      },
      onPaused: () => setMembers(NOBODY),
    });
  }, [id, isLoaded, bandUserId, client, connection, queries, keys, query, watch, notFound]);

  return { members };
}
