/** A set list that is open somewhere: what has happened to it, and who else has it open. */
import { watchSetlist } from "@bandstand/contracts/setlist-live";
import type { FastifyReply } from "fastify";
import type { Database } from "../../platform/database/transactions.ts";
import { bandScope, type Caller } from "../../platform/http/caller.ts";
import { openEventStream } from "../../platform/http/event-stream.ts";
import type { Live } from "../../platform/live/live.ts";
import { setlistTopic } from "../../platform/setlists/announce-saved.ts";
import { findLastChange } from "./setlists.repository.ts";
import { found } from "./setlists.use-cases.ts";

interface Services {
  database: Database;
  live: Live;
}

interface Watch {
  caller: Caller;
  setlistId: number;
  /** Whether the caller still is one who may. */
  mayWatch(): Promise<boolean>;
  reply: FastifyReply;
}

/** Throws `setlist_not_found` and `throttled`; then the stream has not begun. */
export async function watch(
  { database, live }: Services,
  { caller, setlistId, mayWatch, reply }: Watch,
): Promise<FastifyReply> {
  const lastChange = async () =>
    found(
      await database.band({ ...bandScope(caller), readOnly: true }, (tx) =>
        findLastChange(tx, setlistId),
      ),
    );
  await lastChange();
  const { bandId, id: bandUserId } = caller;
  const watching = await live.join({
    bandId,
    bandUserId,
    topic: setlistTopic(setlistId),
    mayWatch,
  });
  // Read again now that nothing is missed any more.
  const opened = await lastChange().catch(async (error: unknown) => {
    await watching.leave();
    throw error;
  });
  const sink = openEventStream(reply, watchSetlist.answer);
  sink.send("opened", opened);
  watching.to(sink);
  return reply;
}
