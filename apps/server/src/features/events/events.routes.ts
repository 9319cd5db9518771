import type { eventChoiceEndpoints } from "@bandstand/contracts/event-choices";
import type { eventFeedEndpoints } from "@bandstand/contracts/event-feeds";
import { type eventLiveEndpoints, watchEvent } from "@bandstand/contracts/event-live";
import type { eventSeriesEndpoints } from "@bandstand/contracts/event-series";
import type { eventEndpoints } from "@bandstand/contracts/events";
import type { publishingEndpoints } from "@bandstand/contracts/publishing";
import type { Config } from "../../config.ts";
import type { Database } from "../../platform/database/transactions.ts";
import { asFile } from "../../platform/http/as-file.ts";
import { bandScope, type Authenticate } from "../../platform/http/caller.ts";
import type { Handlers } from "../../platform/http/router.ts";
import type { Live } from "../../platform/live/live.ts";
import type { LinkKey } from "../../platform/security/signatures.ts";
import { ownAddress } from "../../platform/pages/own-address.ts";
import { EVENT } from "../../records/events/event-kind.ts";
import { watchRecord } from "../../records/kit/watch-record.ts";
import { readCalendar } from "./event-calendar.use-cases.ts";
import { readChoices } from "./event-choices.repository.ts";
import { readFeeds, renewFeed, stopFeed } from "./event-feeds.use-cases.ts";
import { removeFollowing, repeat } from "./event-series.use-cases.ts";
import { readPublications, sendAgain } from "./publish/publications.use-cases.ts";
import { preview, publish } from "./publish/publish.use-cases.ts";
import { add, copy, list, read, remove, save } from "./events.use-cases.ts";

export interface EventServices {
  config: Pick<Config, "publicUrl" | "mailFrom">;
  database: Database;
  linkKey: LinkKey;
  live: Live;
  authenticate: Authenticate;
}

const TOTAL = "x-total-count";

export function eventHandlers(
  services: EventServices,
): Handlers<
  typeof eventEndpoints &
    typeof eventChoiceEndpoints &
    typeof eventFeedEndpoints &
    typeof eventLiveEndpoints &
    typeof eventSeriesEndpoints &
    typeof publishingEndpoints
> {
  const { config, database } = services;
  return {
    listEvents: async ({ caller, query, reply }) => {
      const { json, total } = await list(database, caller, query);
      reply.header(TOTAL, total);
      return json;
    },
    getEvent: ({ caller, params }) => read(database, caller, params.id),
    viewEvent: ({ caller, params }) => read(database, caller, params.id),
    addEvent: ({ caller, body }) => add(database, caller, body),
    saveEvent: ({ caller, params, body }) => save(database, caller, params.id, body),
    deleteEvent: async ({ caller, params }) => {
      await remove(database, caller, params.id);
      return undefined;
    },
    copyEvent: ({ caller, params }) => copy(database, caller, params.id),
    getEventChoices: ({ caller }) =>
      database.band({ ...bandScope(caller), readOnly: true }, readChoices),
    getEventCalendar: async ({ caller, params, request, reply }) => {
      const site = ownAddress(config.publicUrl, request);
      const { name, text } = await readCalendar(database, caller, params.id, site);
      return asFile(reply, "text/calendar; charset=utf-8", name).send(text);
    },
    getEventFeeds: ({ caller, request }) =>
      readFeeds(services, caller, ownAddress(config.publicUrl, request)),
    newEventFeed: ({ caller, request }) =>
      renewFeed(services, caller, ownAddress(config.publicUrl, request)),
    stopEventFeed: async ({ caller }) => {
      await stopFeed(services, caller);
      return undefined;
    },
    repeatEvent: ({ caller, params, body }) => repeat(database, caller, params.id, body),
    deleteFollowingEvents: async ({ caller, params }) => {
      await removeFollowing(database, caller, params.id);
      return undefined;
    },
    publishEvent: ({ caller, params, body: { mode, options }, request }) => {
      if (mode === "S") return publish(database, caller, params.id, options);
      const fromAddress = config.mailFrom.address;
      const site = ownAddress(config.publicUrl, request);
      return preview({ database, fromAddress, site }, caller, params.id, options);
    },
    getEventPublications: ({ caller, params }) => readPublications(database, caller, params.id),
    sendEventMailsAgain: ({ caller, params, body }) =>
      sendAgain(database, caller, params.id, body.mailId),
    watchEvent: ({ caller, params, request, reply }) =>
      watchRecord(services, EVENT, { call: watchEvent, caller, id: params.id, request, reply }),
  };
}
