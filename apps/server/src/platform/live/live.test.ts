import { pino } from "pino";
import { afterEach, describe, expect, it } from "vitest";
import { testDatabase } from "../../../test/database.ts";
import { addFullBand } from "../../../test/full-band.ts";
import type { EventSink } from "../http/event-stream.ts";
import { announce } from "./announce.ts";
import { createLive, type Live, type LiveTimes } from "./live.ts";
import { refreshViewers, sweepViewers } from "./viewers.repository.ts";

const test = await testDatabase();
const { database, systemConnection: connection, asSuperuser } = test;
const { bandId, bandUserId } = await addFullBand(test, "Ours");
await asSuperuser("delete from bandstand.live_viewers");

const TOPIC = "setlist 1";
const running: Live[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((live) => live.close()));
});

/** A server's own part of the live updates. */
function server(times: LiveTimes = {}): Live {
  const live = createLive({ connection, database, log: pino({ level: "silent" }), ...times });
  running.push(live);
  return live;
}

/** Somebody's line, as the server sees it. */
function line() {
  const events: string[] = [];
  const closed = Promise.withResolvers<void>();
  const sink: EventSink = {
    send: (event) => events.push(event),
    beat: () => {},
    end: () => closed.resolve(),
    onClose: (told) => void closed.promise.then(told),
  };
  return { events, sink, closed: closed.promise };
}

async function watch(live: Live, mayWatch = async () => true) {
  const watching = await live.join({ bandId, bandUserId, topic: TOPIC, mayWatch });
  const { sink, ...rest } = line();
  watching.to(sink);
  return rest;
}

const say = (event: string) =>
  database.band({ bandId, bandUserId }, (tx) => announce(tx, TOPIC, { event, data: {} }));
const viewers = () => asSuperuser<{ id: number }>("select id from bandstand.live_viewers");

describe("live updates", () => {
  it("reach every server, in the order in which they were committed", async () => {
    const [one, other] = [await watch(server()), await watch(server())];
    for (const event of ["first", "second", "third"]) await say(event);
    for (const { events } of [one, other]) {
      await expect
        .poll(() => events.filter((event) => event !== "presence"))
        .toEqual(["first", "second", "third"]);
    }
  });

  it("that are announced between joining and the line's opening are told on it", async () => {
    const watching = await server().join({
      bandId,
      bandUserId,
      topic: TOPIC,
      mayWatch: async () => true,
    });
    await say("meanwhile");
    const { events, sink } = line();
    watching.to(sink);
    await expect.poll(() => events).toContain("meanwhile");
  });

  it("of a transaction that is undone are told to nobody", async () => {
    const { events } = await watch(server());
    const undone = database.band({ bandId, bandUserId }, async (tx) => {
      await announce(tx, TOPIC, { event: "undone", data: {} });
      throw new Error("changed my mind");
    });
    await expect(undone).rejects.toThrow("changed my mind");
    await say("done");
    await expect.poll(() => events).toContain("done");
    expect(events).not.toContain("undone");
  });

  it("end every line when the connection that hears them is lost, and are heard again on a new one", async () => {
    const live = server();
    const before = await watch(live);
    await asSuperuser(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'bandstand live' and datname = current_database()",
    );
    await before.closed;
    const after = await watch(live);
    await say("again");
    await expect.poll(() => after.events).toContain("again");
  });
});

describe("a line", () => {
  it("ends after its time, and whoever comes again at once was never gone", async () => {
    const live = server({ lifetime: 50 });
    const { closed } = await watch(live);
    await closed;
    expect(await viewers()).toHaveLength(1);
  });

  it("ends where nobody can be asked whether it may go on", async () => {
    const { closed, events } = await watch(server(), async () => {
      throw new Error("The database is away.");
    });
    await say("unheard");
    await closed;
    expect(events).toEqual([]);
  });

  it("ends once the database has forgotten who watches on it", async () => {
    const { closed } = await watch(server({ beat: 100 }));
    await asSuperuser("delete from bandstand.live_viewers");
    await closed;
  });

  it("of another server that comes back to life just now is not swept away, nor waited for", async () => {
    await watch(server());
    const stale = await viewers();
    const keys = stale.map(({ id }) => ({ bandId, id }));
    await asSuperuser("update bandstand.live_viewers set seen_at = now() - interval '1 hour'");
    await database.system(async (tx) => {
      await refreshViewers(tx, keys);
      await database.system((other) => sweepViewers(other, 1));
    });
    expect(await viewers()).toEqual(stale);
  });

  it("ends at once with its server, which takes no more", async () => {
    await asSuperuser("delete from bandstand.live_viewers");
    const live = server();
    const { closed } = await watch(live);
    await live.close();
    await closed;
    expect(await viewers()).toEqual([]);
    await expect(watch(live)).rejects.toMatchObject({ code: "database_away" });
  });
});
