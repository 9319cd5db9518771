/**
 * The real server for one test file: its own database, files and outbox, its own port. Called at the top of the file:
 *
 *     const api = await testApi();
 */
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { randomBytes } from "node:crypto";
import type { Answer, Endpoint, Request } from "@bandstand/contracts/endpoint";
import type { FailureBody } from "@bandstand/contracts/failure";
import { register, type Session } from "@bandstand/contracts/sign-in";
import PostalMime, { type Email } from "postal-mime";
import { pino } from "pino";
import { afterAll } from "vitest";
import { buildApp } from "../src/app.ts";
import { readConfig } from "../src/config.ts";
import { jobsOf } from "../src/jobs.ts";
import { createDiskFileStore } from "../src/platform/files/disk-file-store.ts";
import type { Job } from "../src/platform/jobs/job.ts";
import { startWorker } from "../src/platform/jobs/worker.ts";
import { statusesOf } from "../src/platform/http/documented-answers.ts";
import { createOutboxMailer } from "../src/platform/mail/outbox-mailer.ts";
import { addressRule } from "../src/platform/outward/address-rule.ts";
import { createOutward } from "../src/platform/outward/outward.ts";
import { argon2Passwords } from "../src/platform/security/passwords.ts";
import { serverSecret } from "../src/platform/security/server-secret.ts";
import { createSlowdown } from "../src/platform/throttle/slowdown.ts";
import { databaseThrottle } from "../src/platform/throttle/throttle.ts";
import { createWorkers } from "../src/platform/workers/workers.ts";
import type { Services } from "../src/services.ts";
import { testDatabase, type TestDatabase } from "./database.ts";

export interface Result<E extends Endpoint> {
  status: number;
  headers: Headers;
  /** What a success carries. */
  answer: Answer<E>;
  /** What a failure carries. */
  failure: FailureBody;
}

export interface TestApi extends TestDatabase {
  url: string;
  services: Services;
  /** The folder that stored files lie in. */
  filesFolder: string;
  /** Fails on an answer that the API's description does not list, whatever the test is about. */
  call<E extends Endpoint>(endpoint: E, request: Request<E>, token?: string): Promise<Result<E>>;
  fetch(path: string, init?: RequestInit & { token?: string }): Promise<Response>;
  /** A new person with a new band, signed in. */
  newBand(name?: string): Promise<Session>;
  /** The next mail to an address, as soon as the worker has written it. */
  mailTo(address: string): Promise<Email>;
  /** Another server on the same database. */
  another(): Promise<string>;
}

/** What the tests sign in with. */
export const PASSWORD = "Encore!2026";

/** A lane of its own for each kind of work takes 28 connections: more than most suites take for all else that they do. */
function inFewLanes(jobs: readonly Job[]): Job[] {
  return jobs.map((job) => ({ ...job, lane: job.lane === "encoding" ? job.lane : "prompt" }));
}

export async function testApi(overrides: Partial<Services> = {}): Promise<TestApi> {
  const folder = await mkdtemp(join(tmpdir(), "bandstand-api-"));
  const tested = await testDatabase();
  const { database, systemConnection: connection } = tested;
  const filesFolder = join(folder, "files");
  const outbox = join(folder, "outbox");
  const log = pino({ level: "silent" });
  const now = () => new Date();
  const begun = now();
  const config = readConfig({ DATA_DIR: folder });
  const files = await createDiskFileStore({ root: filesFolder, randomBytes, now });
  const services: Services = {
    config,
    log,
    database,
    connection,
    files,
    // Real hashes, but light ones: a suite signs in hundreds of times.
    passwords: argon2Passwords({ memoryCost: 1024, timeCost: 1 }),
    // Tries are counted in windows that begin on the clock: none ends while a test is at work.
    throttle: databaseThrottle(database, () => begun),
    slowdown: createSlowdown(),
    workers: createWorkers(),
    // Names lead nowhere: no test asks anything of the Internet.
    outward: createOutward({ rule: addressRule([]), agent: "Bandstand", resolve: async () => [] }),
    limits: {
      signInPerAccount: 1000,
      signInPerAddress: 1000,
      signInUntilSlow: 1000,
      registerPerAddress: 1000,
      resetPerAccount: 1000,
      resetPerAddress: 1000,
      videosPerMember: 1000,
      lookupsPerMember: 1000,
      calendarsPerPerson: 1000,
      invitationsPerMember: 1000,
      followPerAddress: 1000,
      followPerBand: 1000,
      followPerMailbox: 1000,
      exportsPerBand: 1000,
      importsPerPerson: 1000,
      ownDataPerPerson: 1000,
    },
    maxRecording: config.maxRecording,
    maxDocument: config.maxDocument,
    maxPicture: config.maxPicture,
    bandStorage: config.bandStorage,
    linkKey: await serverSecret(database, "upload links"),
    version: "0.0.0-test",
    ffmpeg: null,
    now,
    ...overrides,
  };
  const stops: (() => Promise<unknown>)[] = [];
  const serve = async () => {
    const app = await buildApp(services);
    stops.push(() => app.close());
    return app.listen({ port: 0, host: "127.0.0.1" });
  };
  const url = await serve();
  const mailer = createOutboxMailer({
    folder: outbox,
    from: { address: "no-reply@bandstand.test" },
    now,
  });
  const worker = await startWorker({
    connection,
    jobs: inFewLanes(jobsOf({ ...services, mailer, outbox, publicUrl: "https://bandstand.test" })),
    log,
  });
  stops.push(() => worker.stop());
  afterAll(async () => {
    for (const stop of stops) await stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });

  const api: TestApi = {
    ...tested,
    url,
    services,
    filesFolder,
    another: serve,
    fetch(path, { token, headers, ...init } = {}) {
      const sent = new Headers(headers);
      if (token !== undefined) sent.set("authorization", `Bearer ${token}`);
      return fetch(url + path, { ...init, headers: sent });
    },
    async call(endpoint, request, token) {
      const response = await api.fetch(addressOf(endpoint, request), {
        method: endpoint.method,
        ...(token !== undefined && { token }),
        ...(request.body !== undefined && {
          body: JSON.stringify(request.body),
          headers: { "content-type": "application/json" },
        }),
      });
      if (!statusesOf(endpoint).has(response.status)) {
        throw new Error(
          `${endpoint.method} ${endpoint.path} answered ${response.status}, which its description does not list.`,
        );
      }
      const text = await response.text();
      const body: unknown = text === "" ? undefined : JSON.parse(text);
      return {
        status: response.status,
        headers: response.headers,
        answer: body as Answer<typeof endpoint>,
        failure: body as FailureBody,
      };
    },
    async newBand(name = "The Ardens") {
      const email = `${randomBytes(6).toString("hex")}@example.org`;
      const { answer, status } = await api.call(register, {
        body: { email, password: PASSWORD, bandName: name },
      });
      if (!("token" in answer)) throw new Error(`The band was not registered (${status}).`);
      return answer;
    },
    async mailTo(address) {
      const seen = read.get(address) ?? 0;
      for (;;) {
        const mails = await mailsTo(outbox, address);
        const mail = mails[seen];
        if (mail) {
          read.set(address, seen + 1);
          return mail;
        }
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
  };
  const read = new Map<string, number>();
  return api;
}

/** The path and query of a request. */
export function addressOf(
  endpoint: Endpoint,
  request: { params?: unknown; query?: unknown },
): string {
  const params = new Map(Object.entries(request.params ?? {}));
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    String(params.get(name)),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(request.query ?? {})) query.set(name, String(value));
  return `/api${path}${query.size > 0 ? `?${query}` : ""}`;
}

async function mailsTo(outbox: string, address: string): Promise<Email[]> {
  const names = await readdir(outbox).catch(() => []);
  const mine = names.filter((name) => name.endsWith(".eml") && name.includes(address)).sort();
  return Promise.all(
    mine.map(async (name) => PostalMime.parse(await readFile(join(outbox, name)))),
  );
}
