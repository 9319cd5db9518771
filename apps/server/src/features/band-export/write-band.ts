/** Puts the rows of a checked file in, as a new band: within the transaction that it is given, all or nothing. */
import { Failure } from "@bandstand/contracts/failure";
import { BAND_FILE_MESSAGES as WORDS } from "@bandstand/contracts/band-import-file";
import { tablePath } from "@bandstand/domain/band-file/band-file";
import type { TableShape } from "@bandstand/domain/band-file/table-shape";
import { nicknameFromEmail } from "@bandstand/domain/registration";
import type { SystemTransaction } from "../../platform/database/transactions.ts";
import type { Caller } from "../../platform/http/caller.ts";
import type { BandFileAsker } from "./ask-reader.ts";
import { PEOPLE } from "./band-tables.repository.ts";
import { FileProblem } from "./file-problem.ts";
import {
  accountsOf,
  emailOf,
  handOverFiles,
  insertBand,
  insertRows,
  type KeptFile,
  type NewRecording,
  openMembership,
  recordingsOf,
  setReferences,
} from "./import-band.repository.ts";
import type { ProgressTeller } from "./import-progress.ts";
import type { Manifest } from "./manifest.ts";

interface Writing {
  caller: Caller;
  reader: BandFileAsker;
  manifest: Manifest;
  shapes: readonly TableShape[];
  /** Kept files by their names in the file. */
  files: ReadonlyMap<string, KeptFile>;
  progress: ProgressTeller;
}

interface WrittenBand {
  bandId: number;
  name: string;
  identity: string;
  songs: number;
  waiting: number;
  recordings: NewRecording[];
}

export async function writeBand(
  tx: SystemTransaction,
  { caller, reader, manifest, shapes, files, progress }: Writing,
): Promise<WrittenBand> {
  const names = new Map([...files].map(([name, { filename }]) => [name, filename]));
  await reader.tellFiles(names);
  const bands = shapes.find(({ name }) => name === "bands");
  const page = await reader.page("bands", []);
  const rows = page === null ? [] : (JSON.parse(page.rows) as { name: string }[]);
  const [{ name } = { name: "" }] = rows;
  if (!bands || page === null || rows.length !== 1)
    throw new FileProblem(WORDS.damaged(tablePath("bands")));
  const { id: bandId, identity } = await insertBand(tx, bands, page, name);
  await reader.page("bands", [bandId]);

  const all = manifest.tables.reduce((sum, table) => sum + table.rows, 1);
  let done = 0;
  const inOrder = [PEOPLE, ...shapes.filter((shape) => shape !== bands && shape.name !== "people")];
  for (const shape of inOrder) {
    let ids: number[] = [];
    for (;;) {
      const next = await reader.page(shape.name, ids);
      if (next === null) break;
      ids =
        shape === PEOPLE ? await accountsOf(tx, next) : await insertRows(tx, bandId, shape, next);
      done += ids.length;
      await progress.tell("writing", done / all);
    }
  }
  await setReferences(tx, bandId, await reader.later());
  await handOverFiles(tx, { from: caller.bandId, to: bandId }, [...files.values()]);
  const email = await emailOf(tx, caller.userId);
  if (email === undefined) throw new Failure("not_signed_in");
  const nickname = nicknameFromEmail(email);
  const waiting = await openMembership(tx, { bandId, userId: caller.userId, nickname });
  const songs = manifest.tables.find((table) => table.name === "songs")?.rows ?? 0;
  return { bandId, name, identity, songs, waiting, recordings: await recordingsOf(tx, bandId) };
}
