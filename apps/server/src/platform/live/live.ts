/**
 * Live updates: who watches which record of a band, and what is told to them. Each server has one connection that listens;
 * what one of them commits, the listeners of all of them hear. Who watches is kept in the database, so that everyone sees
 * everyone, whichever server they are on.
 */
import { Failure } from "@bandstand/contracts/failure";
import type pg from "pg";
import type { Database } from "../database/transactions.ts";
import type { EventSink } from "../http/event-stream.ts";
import type { Logger } from "../log/log.ts";
import { isOwnTopic, type News, ownTopic } from "./announce.ts";
import { createListener } from "./listener.ts";
import { createViewer, type Viewer, type Watcher } from "./viewer.ts";
import {
  addViewer,
  listViewers,
  refreshViewers,
  removeViewers,
  sweepViewers,
} from "./viewers.repository.ts";

/** Usual ones where left out. */
export interface LiveTimes {
  /** Milliseconds between signs of life. */
  beat?: number;
  /** Most streams of one member at once, on all servers. */
  mostStreams?: number;
  /** Milliseconds after which a stream ends and its listener comes again. */
  lifetime?: number;
}

export interface LiveOptions extends LiveTimes {
  connection: pg.PoolConfig;
  database: Database;
  log: Logger;
}

export interface Watching {
  /** Begins to tell: first what has been announced since the member joined. */
  to(sink: EventSink): void;
  /** Where nothing is told after all. */
  leave(): Promise<void>;
}

/** Hears of what everybody may know. */
export interface PublicEars {
  changed(bandId: number): void;
  /** News may have been missed. */
  lost(): void;
}

export interface Live {
  /** Throws `throttled`, and `DatabaseUnavailable` while nothing can be heard. */
  join(watcher: Watcher): Promise<Watching>;
  /** @returns whether all is heard at this moment. Asked while it is not, the server begins to listen. */
  hearPublic(ears: PublicEars): () => boolean;
  /** Ends all streams. */
  close(): Promise<void>;
}

const BEAT = 10_000;
/** Beats without a sign of life after which a server, and whoever watches on it, counts as gone. */
const BEATS_UNTIL_STALE = 2.5;
/** A proxy gives a silent line up after a minute or more. */
const BEATS_PER_COMMENT = 2;
const MOST_STREAMS = 20;
/** The line to a phone that lost its network looks alive for a quarter of an hour. Nobody shall seem to be there that long. */
const LIFETIME = 180_000;

export function createLive(options: LiveOptions): Live {
  const { connection, database, log, beat = BEAT, mostStreams = MOST_STREAMS } = options;
  const { lifetime = LIFETIME } = options;
  const staleSeconds = (beat * BEATS_UNTIL_STALE) / 1000;
  const viewers = new Set<Viewer>();
  const busy = new Set<Promise<unknown>>();
  /** Topics whose viewers are being read, and whether they have changed since. */
  const reading = new Map<string, { changed: boolean }>();
  const publicEars: PublicEars[] = [];
  let isBeginning = false;
  let hasClosed = false;
  let beats = 0;

  const listener = createListener({ connection, log, onNews: hear, onLost: dropAll });
  const heart = setInterval(() => run(live()), beat);
  heart.unref();

  function hear(news: News): void {
    if (news.kind === "public") {
      for (const ears of publicEars) ears.changed(news.band);
      return;
    }
    const ofBand = [...viewers].filter(({ bandId }) => bandId === news.band);
    if (news.kind === "rights") {
      const own = news.member === undefined ? null : ownTopic(news.member);
      for (const viewer of ofBand) {
        if (viewer.topic === own) viewer.tell("changed", {});
        else viewer.check();
      }
      // Whoever was removed from the band went without a word.
      for (const topic of new Set(ofBand.map((viewer) => viewer.topic))) {
        run(tellPresence(news.band, topic));
      }
    } else if (news.kind === "bandNews") {
      for (const viewer of ofBand) {
        if (isOwnTopic(viewer.topic)) viewer.tell("news", {});
      }
    } else if (news.kind === "presence") run(tellPresence(news.band, news.topic));
    else {
      for (const viewer of ofBand) {
        if (viewer.topic === news.topic) viewer.tell(news.event, news.data);
      }
    }
  }

  /** However many come and go while it reads, it reads once more. */
  async function tellPresence(bandId: number, topic: string): Promise<void> {
    const place = `${bandId} ${topic}`;
    const before = reading.get(place);
    if (before) {
      before.changed = true;
      return;
    }
    const state = { changed: true };
    reading.set(place, state);
    try {
      while (state.changed) {
        state.changed = false;
        await readPresence(bandId, topic);
      }
    } finally {
      reading.delete(place);
    }
  }

  async function readPresence(bandId: number, topic: string): Promise<void> {
    const here = [...viewers].filter(
      (one) => one.bandId === bandId && one.topic === topic && one.isUnseen !== true,
    );
    if (here.length === 0) return;
    const members = await database.band({ bandId, readOnly: true }, (tx) =>
      listViewers(tx, topic, staleSeconds),
    );
    for (const viewer of here) {
      const others = members.filter(({ bandUserId }) => bandUserId !== viewer.bandUserId);
      viewer.tellChanged("presence", { members: others });
    }
  }

  async function live(): Promise<void> {
    await listener.check();
    if (viewers.size === 0) return;
    beats += 1;
    const known = [...viewers];
    const alive = await database.system(async (tx) => {
      const refreshed = await refreshViewers(
        tx,
        known.map(({ key }) => key),
      );
      await sweepViewers(tx, staleSeconds);
      return refreshed;
    });
    for (const viewer of known) {
      // The database has forgotten it: others no longer see who watches here.
      if (!alive.has(viewer.key.id)) viewer.end();
      else if (beats % BEATS_PER_COMMENT === 0) {
        viewer.beat();
        viewer.check();
      }
    }
  }

  function dropAll(): void {
    for (const viewer of viewers) viewer.end();
    for (const ears of publicEars) ears.lost();
  }

  /** Nobody waits for it. */
  async function begin(): Promise<void> {
    if (isBeginning || hasClosed) return;
    isBeginning = true;
    await listener.ready().finally(() => {
      isBeginning = false;
    });
  }

  /** Work that nobody waits for, but the end of the server. */
  function run(work: Promise<unknown>): void {
    const done = work
      .catch((error: unknown) => log.warn({ err: error }, "live updates were held up"))
      .finally(() => busy.delete(done));
    busy.add(done);
  }

  async function forget(viewer: Viewer): Promise<void> {
    if (!viewers.delete(viewer)) return;
    await removeViewers(database, [viewer.key]);
  }

  return {
    async join(watcher) {
      if (hasClosed) throw new Failure("database_away");
      await listener.ready();
      const { bandId, bandUserId, topic } = watcher;
      const key = await database.band({ bandId, bandUserId }, (tx) =>
        addViewer(tx, { bandUserId, topic, most: mostStreams, staleSeconds }),
      );
      if (!key) throw new Failure("throttled", { message: TOO_MANY, retryAfter: 60 });
      const viewer = createViewer(watcher, key);
      viewers.add(viewer);
      // Its own arrival may have been announced before it was listening.
      run(tellPresence(bandId, topic));
      return {
        to(sink) {
          viewer.attach(sink);
          const spread = 1 + Math.random() / 5;
          // Its row is left to go stale: the listener is back before anybody sees them go.
          const old = setTimeout(() => {
            viewers.delete(viewer);
            viewer.end();
          }, lifetime * spread);
          old.unref();
          sink.onClose(() => {
            clearTimeout(old);
            run(forget(viewer));
          });
        },
        leave: () => forget(viewer),
      };
    },
    hearPublic(ears) {
      publicEars.push(ears);
      return () => {
        if (listener.isListening()) return true;
        run(begin());
        return false;
      };
    },
    async close() {
      hasClosed = true;
      clearInterval(heart);
      const keys = [...viewers].map(({ key }) => key);
      dropAll();
      viewers.clear();
      await Promise.all(busy);
      await removeViewers(database, keys).catch((error: unknown) =>
        log.warn({ err: error }, "who watched here is seen until it goes stale"),
      );
      await listener.close();
    },
  };
}

const TOO_MANY = "This is open in too many places at once. Please close some of them.";
