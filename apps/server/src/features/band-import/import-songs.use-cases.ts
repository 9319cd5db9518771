/** Songs copied from a band that one administers: files first, then every row in one transaction of the target. */
import type { ImportableSong, importFromBand } from "@bandstand/contracts/band-import";
import type { Received } from "@bandstand/contracts/endpoint";
import { Failure } from "@bandstand/contracts/failure";
import { songIdentity } from "@bandstand/domain/song-import";
import { checkLimit } from "../../platform/database/band-limits.ts";
import type { BandTransaction, Database } from "../../platform/database/transactions.ts";
import type { FileServices } from "../../platform/files/stored-files.ts";
import { bandScope, type Caller } from "../../platform/http/caller.ts";
import { type ArrivedRecording, enqueueMaking } from "../../records/recordings/recording-jobs.ts";
import { addWithCopies } from "./add-with-copies.ts";
import { readingScope, requireAdministered } from "./administered-bands.ts";
import { copiedDocument, copiedSong, filesOf } from "./copied-records.ts";
import {
  listOffered,
  readDocuments,
  readFiles,
  readSongs,
  type SourceDocument,
  type SourceFile,
  type SourceSong,
} from "./source.repository.ts";
import { addDocuments, addSongs, listPresent, type NewSong } from "./target.repository.ts";

/** Throws `band_not_found` for a band that the caller does not administer. */
export async function listImportableSongs(
  database: Database,
  caller: Caller,
  bandId: number,
): Promise<ImportableSong[]> {
  const source = await requireAdministered(database, caller, bandId);
  const offered = await database.band(readingScope(source, caller), listOffered);
  const present = await database.band({ ...bandScope(caller), readOnly: true }, (tx) =>
    listPresent(tx, bandId),
  );
  const titles = new Set(present.map(songIdentity));
  const copied = new Set(present.map(({ sourceId }) => sourceId));
  return offered.map((song) => ({
    ...song,
    nameConflict: titles.has(songIdentity(song)),
    status: copied.has(song.id) ? "imported" : "new",
  }));
}

export type Order = Received<typeof importFromBand>["body"] & { cancelled: AbortSignal };

/**
 * Copies songs, all or none; those copied before are passed over. Throws `band_not_found`, `song_not_found` for one that
 * the source band does not have, `limit_reached`, `no_room` and `StorageFull`. Cancelled before its end, it leaves nothing.
 */
export async function importSongs(
  services: FileServices,
  caller: Caller,
  sourceBandId: number,
  order: Order,
): Promise<{ imported: number; skipped: number }> {
  const { database } = services;
  const source = await requireAdministered(database, caller, sourceBandId);
  const wanted = new Map(order.items.map(({ id, nameConflict }) => [id, nameConflict]));
  const before = await database.band({ ...bandScope(caller), readOnly: true }, (tx) =>
    listPresent(tx, sourceBandId),
  );
  const offer = await database.band(readingScope(source, caller), (tx) =>
    readOffer(tx, [...wanted.keys()], {
      without: new Set(before.map(({ sourceId }) => sourceId)),
      withDocuments: order.includeDocuments,
    }),
  );
  const { files } = offer;
  const { cancelled } = order;
  const imported = await addWithCopies(
    services,
    caller,
    { files, cancelled },
    async (tx, copies) => {
      const present = await listPresent(tx, sourceBandId);
      const taken = new Set(present.map(({ sourceId }) => sourceId));
      const titles = new Set(present.map(songIdentity));
      const fresh = offer.songs.filter(({ id }) => !taken.has(id));
      const isRenamed = (song: SourceSong) =>
        wanted.get(song.id) === true || titles.has(songIdentity(song));
      const rows = fresh.map((song) =>
        copiedSong(song, { copies, bandName: isRenamed(song) ? source.name : null }),
      );
      const ids = await addSongs(tx, rows);
      await checkLimit(tx, "songs", { inBulk: true });
      const papers = offer.documents.flatMap((document) => {
        const songId = ids.get(document.songId ?? 0);
        return songId === undefined
          ? []
          : [copiedDocument(document, { copies, place: { songId }, bandUserId: caller.id })];
      });
      await addDocuments(tx, papers);
      await enqueueMaking(tx, arrivedWith(rows, ids));
      return { imported: rows.length, holders: [...rows, ...papers] };
    },
  );
  return { imported, skipped: order.items.length - imported };
}

function arrivedWith(
  rows: readonly NewSong[],
  ids: ReadonlyMap<number, number>,
): ArrivedRecording[] {
  return rows.flatMap((row) => {
    const songId = ids.get(row.sourceId ?? 0);
    if (songId === undefined || !row.recordingFilename) return [];
    const { recordingFilename, recordingSize: size, recordingPeaksFilename: peaks } = row;
    const rendition = Boolean(row.recordingRenditionFilename);
    return [
      { songId, recordingFilename, size: size ?? 0, has: { peaks: Boolean(peaks), rendition } },
    ];
  });
}

interface Offer {
  songs: SourceSong[];
  documents: SourceDocument[];
  files: SourceFile[];
}

async function readOffer(
  tx: BandTransaction,
  ids: readonly number[],
  { without, withDocuments }: { without: ReadonlySet<number | null>; withDocuments: boolean },
): Promise<Offer> {
  const found = await readSongs(tx, ids);
  if (found.length < ids.length) throw new Failure("song_not_found");
  const songs = found.filter(({ id }) => !without.has(id));
  const documents =
    withDocuments && songs.length > 0
      ? await readDocuments(
          tx,
          "songId",
          songs.map(({ id }) => id),
        )
      : [];
  const filenames = [...songs, ...documents].flatMap(filesOf);
  const files = filenames.length > 0 ? await readFiles(tx, filenames) : [];
  return { songs, documents, files };
}
