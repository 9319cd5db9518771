/** A record that is open somewhere: what has happened to it, and who else has it open. */
import type { Endpoint } from "@bandstand/contracts/endpoint";
import { Failure } from "@bandstand/contracts/failure";
import type { LiveCall } from "@bandstand/contracts/live";
import { mayCall } from "@bandstand/domain/permissions";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { BandTransaction, Database } from "../../platform/database/transactions.ts";
import { type Authenticate, bandScope, type Caller } from "../../platform/http/caller.ts";
import { openEventStream } from "../../platform/http/event-stream.ts";
import type { Live } from "../../platform/live/live.ts";
import { findLastChange, topicOf } from "./record-changes.ts";
import { found, type RecordKind } from "./record-kind.ts";

interface WatchServices {
  database: Database;
  live: Live;
  authenticate: Authenticate;
}

interface Watch {
  /** Whoever may not make it any more is told nothing more. */
  call: LiveCall;
  caller: Caller;
  id: number;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Where not everyone who may make the call sees every record: whether this one is seen. */
  isSeen?: (tx: BandTransaction, caller: Caller) => Promise<boolean>;
}

/** Throws the kind's "not found" and `throttled`; then the stream has not begun. */
export async function watchRecord(
  { database, live, authenticate }: WatchServices,
  kind: RecordKind,
  { call, caller, id, request, reply, isSeen }: Watch,
): Promise<FastifyReply> {
  const seenBy = async (by: Caller) =>
    isSeen === undefined ||
    (await database.band({ ...bandScope(by), readOnly: true }, (tx) => isSeen(tx, by)));
  const lastChange = async () => {
    if (!(await seenBy(caller))) return found(kind, undefined);
    return found(
      kind,
      await database.band({ ...bandScope(caller), readOnly: true }, (tx) =>
        findLastChange(tx, kind, id),
      ),
    );
  };
  await lastChange();
  const { bandId, id: bandUserId } = caller;
  const watching = await live.join({
    bandId,
    bandUserId,
    topic: topicOf(kind, id),
    mayWatch: async () => {
      const now = authenticate(request);
      return (await mayStill(call, now)) && seenBy(await now);
    },
  });
  // Read again now that nothing is missed any more.
  const opened = await lastChange().catch(async (error: unknown) => {
    await watching.leave();
    throw error;
  });
  const sink = openEventStream(reply, call.answer);
  sink.send("opened", opened);
  watching.to(sink);
  return reply;
}

/** Signed out, or without the right by now: no. */
export async function mayStill({ access }: Endpoint, caller: Promise<Caller>): Promise<boolean> {
  try {
    return mayCall(access, await caller);
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
  }
}
