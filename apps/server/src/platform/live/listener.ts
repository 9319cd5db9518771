/** The one connection of a server that hears what all servers announce. It comes back by itself. */
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { DatabaseUnavailable } from "../database/errors.ts";
import type { Logger } from "../log/log.ts";
import { CHANNEL, type News, newsFrom } from "./announce.ts";

export interface ListenerOptions {
  connection: pg.PoolConfig;
  log: Logger;
  onNews: (news: News) => void;
  /** News may have been missed. */
  onLost: () => void;
}

export interface Listener {
  /** Once it listens. Throws `DatabaseUnavailable` where that takes too long. */
  ready(): Promise<void>;
  /** Whether everything that is announced now will be heard, or known to be missed. */
  isListening(): boolean;
  /** Finds out whether the connection still lives; a dead one counts as lost. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** Milliseconds. */
const TIMEOUT = 5_000;
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 10_000;

/** Connects when it is first asked whether it is ready: a server that nobody watches anything on needs no connection. */
export function createListener({ connection, log, onNews, onLost }: ListenerOptions): Listener {
  const closing = new AbortController();
  const { signal } = closing;
  let client: pg.Client | null = null;
  let connecting: Promise<void> | null = null;

  async function connect(): Promise<void> {
    for (let pause = FIRST_PAUSE; !signal.aborted; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
      try {
        client = await open();
        return;
      } catch (error) {
        log.warn({ err: error }, "the server cannot listen for live updates");
        await wait(pause, undefined, { signal }).catch(() => undefined);
      }
    }
  }

  async function open(): Promise<pg.Client> {
    const opened = new pg.Client({
      ...connection,
      application_name: "bandstand live",
      keepAlive: true,
      connectionTimeoutMillis: TIMEOUT,
      query_timeout: TIMEOUT,
    });
    const lost = (error?: Error) => {
      if (client !== opened) return;
      client = null;
      if (signal.aborted) return;
      log.warn({ err: error }, "the connection for live updates was lost");
      onLost();
    };
    opened.on("error", lost);
    opened.on("end", () => lost());
    opened.on("notification", ({ payload }) => {
      const news = newsFrom(payload);
      if (news) onNews(news);
    });
    try {
      await opened.connect();
      await opened.query(`LISTEN ${CHANNEL}`);
      return opened;
    } catch (error) {
      await opened.end().catch(() => undefined);
      throw error;
    }
  }

  return {
    async ready() {
      if (client) return;
      connecting ??= connect().finally(() => {
        connecting = null;
      });
      const late = new AbortController();
      await Promise.race([
        connecting,
        wait(TIMEOUT, undefined, { signal: late.signal }).catch(() => undefined),
      ]);
      late.abort();
      if (!client) throw new DatabaseUnavailable("Nothing can be heard from other servers.");
    },
    isListening: () => client !== null,
    async check() {
      const checked = client;
      await checked?.query("select 1").catch(async () => {
        await checked.end().catch(() => undefined);
      });
    },
    async close() {
      closing.abort();
      await connecting;
      await client?.end().catch(() => undefined);
    },
  };
}
