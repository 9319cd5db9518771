/** What the band changes about a member, told to their own browsers as it happens. */
import { watchOwnRights } from "@bandstand/contracts/account";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Authenticate, Caller } from "../../platform/http/caller.ts";
import { openEventStream } from "../../platform/http/event-stream.ts";
import { ownTopic } from "../../platform/live/announce.ts";
import type { Live } from "../../platform/live/live.ts";
import { mayStill } from "../../records/kit/watch-record.ts";

export interface OwnRightsServices {
  live: Live;
  authenticate: Authenticate;
}

/** Throws `throttled`; then the stream has not begun. Ends once the token does: whoever comes again is told to sign in. */
export async function watchRights(
  { live, authenticate }: OwnRightsServices,
  { bandId, id }: Caller,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  const watching = await live.join({
    bandId,
    bandUserId: id,
    topic: ownTopic(id),
    isUnseen: true,
    mayWatch: () => mayStill(watchOwnRights, authenticate(request)),
  });
  const sink = openEventStream(reply, watchOwnRights.answer);
  // Whatever was changed before is known by asking who one is now.
  sink.send("opened", {});
  watching.to(sink);
  return reply;
}
