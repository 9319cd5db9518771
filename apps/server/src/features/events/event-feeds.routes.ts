/** The addresses to which calendars subscribe: no token, since a calendar program has none. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createHash } from "node:crypto";
import type { Config } from "../../config.ts";
import { isFresh } from "../../platform/http/entity-tag.ts";
import { sendZipped } from "../../platform/http/send-zipped.ts";
import { ownAddress } from "../../platform/pages/own-address.ts";
import type { PublicAnswers } from "../../platform/live/public-answers.ts";
import { type FeedServices, readPersonalFeed, readPublicFeed } from "./event-feeds.use-cases.ts";

interface FeedAddresses extends FeedServices {
  publicAnswers: PublicAnswers;
  config: Pick<Config, "publicUrl">;
}

/** Ids of the database, and what a signature of ours looks like. */
const PERSON = /^[1-9]\d{0,8}$/;
const SIGNATURE = /^([\w-]{43})\.ics$/;
const IDENTITY = /^([^\0]{1,60})\.ics$/;

/** Which moves with the clock, whatever else has stayed. */
const MADE_AT = /^DTSTAMP:.*$/gm;

export function serveEventFeeds(app: FastifyInstance, services: FeedAddresses): void {
  const { publicUrl } = services.config;
  const feeds = services.publicAnswers.keep<string>();

  app.get<{ Params: { person: string; file: string } }>(
    "/calendar/:person/:file",
    async (request, reply) => {
      const { person, file } = request.params;
      const signature = SIGNATURE.exec(file)?.[1];
      const feed =
        PERSON.test(person) && signature !== undefined
          ? await readPersonalFeed(
              services,
              { userId: Number(person), signature },
              ownAddress(publicUrl, request),
            )
          : null;
      return send(request, reply, { feed, cacheControl: "private, max-age=900" });
    },
  );

  app.get<{ Params: { file: string } }>("/calendar/:file", async (request, reply) => {
    const identity = IDENTITY.exec(request.params.file)?.[1]?.toLowerCase().normalize("NFC");
    const origin = ownAddress(publicUrl, request);
    const feed =
      identity?.isWellFormed() === true
        ? await feeds.get(`${origin} ${identity}`, async () => {
            const made = await readPublicFeed(services, identity, origin);
            return made && { ...made, size: 2 * made.value.length };
          })
        : null;
    return send(request, reply, { feed, cacheControl: "public, max-age=900" });
  });
}

/** Calendars ask every hour or so, and mostly nothing has changed. */
function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { feed, cacheControl }: { feed: string | null; cacheControl: string },
): Promise<FastifyReply> | FastifyReply {
  if (feed === null) {
    return reply
      .code(404)
      .header("cache-control", "no-store")
      .type("text/plain; charset=utf-8")
      .send("No such calendar.");
  }
  const tag = `W/"${createHash("sha256").update(feed.replaceAll(MADE_AT, "")).digest("base64url").slice(0, 22)}"`;
  reply.header("etag", tag).header("cache-control", cacheControl).header("vary", "Accept-Encoding");
  if (isFresh(request.headers["if-none-match"], tag)) return reply.code(304).send();
  reply.header("content-type", "text/calendar; charset=utf-8");
  return sendZipped(request, reply, feed);
}
