/** Fills a database with the demo band, once. */
import { rm } from "node:fs/promises";
import type { Database, SystemTransaction } from "../platform/database/transactions.ts";
import type { FileStore } from "../platform/files/file-store.ts";
import { enqueue } from "../platform/jobs/enqueue.ts";
import type { Logger } from "../platform/log/log.ts";
import type { Passwords } from "../platform/security/passwords.ts";
import { readLeftDocuments } from "../records/documents/document-jobs.ts";
import { DEMO_PASSWORD, MEMBERS } from "./content/members.ts";
import {
  insertDocuments,
  insertEvents,
  insertVenueNotes,
  insertVenues,
  registerFiles,
} from "./load/diary.ts";
import { insertAnswers, insertAway, insertPolls } from "./load/availability.ts";
import { insertDeputies } from "./load/deputies.ts";
import { demoTime } from "./load/demo-time.ts";
import { demoFileNames } from "./load/file-names.ts";
import { readLookups } from "./load/lookups.ts";
import { insertMoney } from "./load/money.ts";
import { insertReports } from "./load/reports.ts";
import { insertMemberSongs, insertSetlists, insertSongs } from "./load/music.ts";
import { insertBand, insertFollowers } from "./load/people.ts";
import { allOf, type DemoFiles, storeDemoFiles } from "./load/store-files.ts";
import { hearRecordings } from "./hear-recordings.ts";
import { type RenderProgress, renderRecordings } from "./render-recordings.ts";

export type DemoServices = {
  readonly database: Database;
  readonly files: FileStore;
  readonly passwords: Passwords;
  readonly log: Logger;
  readonly now: () => Date;
  /** Where recordings are rendered before they are stored; emptied afterwards. */
  readonly folder: string;
  /** Makes the recordings; `renderRecordings` when left out. */
  readonly render?: typeof renderRecordings;
  /** Analyses them; `hearRecordings` when left out. */
  readonly hear?: typeof hearRecordings;
  /** Told after each rendered recording. */
  readonly onProgress?: (progress: RenderProgress) => void;
  readonly signal?: AbortSignal;
};

export type DemoSignIn = {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** What to try as this person. */
  readonly can: string;
};

/** One for each member, the super administrator first. */
export const DEMO_SIGN_INS: readonly DemoSignIn[] = MEMBERS.map(
  ({ forename, surname, email, can }) => ({
    name: `${forename} ${surname}`,
    email,
    password: DEMO_PASSWORD,
    can,
  }),
);

/**
 * Makes the recordings, listens to them, stores all files, and enters everything in one transaction. Does nothing where the demo band is there,
 * whoever loaded it, also when its members have changed it since. Broken off, it leaves no row, and finds what it had
 * rendered when it runs again.
 *
 * Throws what the database or the file store throw, or the signal's reason.
 */
export async function loadDemo(
  services: DemoServices,
): Promise<{ loaded: boolean; signIns: readonly DemoSignIn[] }> {
  const { database, files, passwords, log, folder, signal, onProgress } = services;
  const render = services.render ?? renderRecordings;
  const answer = (loaded: boolean) => ({ loaded, signIns: DEMO_SIGN_INS });
  if (await database.system(isLoaded, { readOnly: true })) return answer(false);
  const time = demoTime(services.now());
  const nameFor = await demoFileNames(folder);
  const rendered = await render({
    folder,
    ...(onProgress && { onProgress }),
    ...(signal && { signal }),
  });
  const hear = services.hear ?? hearRecordings;
  const now = services.now();
  const heard = await hear({ recordings: rendered, now, ...(signal && { signal }) });
  const stored = await storeDemoFiles({ files, nameFor, rendered, today: time.today });
  const passwordHash = await passwords.hash(DEMO_PASSWORD);
  let loaded = false;
  try {
    loaded = await database.system(async (tx) => {
      await tx.rows({ text: "select pg_advisory_xact_lock(hashtext('bandstand demo'))" });
      if (await isLoaded(tx)) return false;
      const context = { tx, time, files: stored, lookups: await readLookups(tx) };
      const band = await insertBand(context, passwordHash);
      const songs = await insertSongs(context, band);
      await insertMemberSongs({ ...context, heard }, band, songs);
      const setlists = await insertSetlists(context, band, songs);
      const venues = await insertVenues(context, band);
      const events = await insertEvents(context, band, venues, setlists);
      await insertVenueNotes(context, band, { venues, events });
      await insertAnswers(context, band, events);
      await insertAway(context, band);
      await insertDeputies(context, band, events);
      await insertPolls(context, band, venues);
      await insertDocuments(context, band, { songs, venues, events });
      await insertMoney(context, band, events);
      await insertReports(context, band, { songs, events });
      await insertFollowers(context, band.bandId);
      await registerFiles(context, band.bandId);
      await enqueue(tx, readLeftDocuments, {});
      return true;
    });
  } finally {
    if (!loaded) await removeUnused(services, stored);
  }
  await rm(folder, { recursive: true, force: true });
  if (loaded) log.info({ recordings: rendered.size }, "the demo band is loaded");
  return answer(loaded);
}

/** The first member's account stands for the whole. */
async function isLoaded(tx: SystemTransaction): Promise<boolean> {
  const rows = await tx.rows(
    { text: "select 1 from band_users m join users u on u.id = m.user_id where u.email = $1" },
    [MEMBERS[0]?.email],
  );
  return rows.length > 0;
}

/** Takes away what was stored for nothing; another server may have stored the same under the same names, and uses it. */
async function removeUnused({ database, files }: DemoServices, stored: DemoFiles): Promise<void> {
  const names = allOf(stored).map(({ filename }) => filename);
  const used = await database.system((tx) =>
    tx.rows<{ filename: string }>(
      { text: "select filename from stored_files where filename = any ($1)" },
      [names],
    ),
  );
  const keep = new Set(used.map(({ filename }) => filename));
  await Promise.all(names.filter((name) => !keep.has(name)).map((name) => files.remove(name)));
}
