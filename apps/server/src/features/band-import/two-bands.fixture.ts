/** One person with two bands, for tests that copy from one to the other. */
import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { importFromBand, listImportable } from "@bandstand/contracts/band-import";
import { register } from "@bandstand/contracts/sign-in";
import { listSongs, type SongRow } from "@bandstand/contracts/songs";
import { PASSWORD, type TestApi } from "../../../test/api.ts";

export interface Side {
  token: string;
  bandId: number;
  bandUserId: number;
}

export interface TwoBands {
  source: Side;
  target: Side;
}

/** One person is an administrator in both. */
export async function twoBands(api: TestApi): Promise<TwoBands> {
  const email = `${randomBytes(6).toString("hex")}@example.org`;
  const found = async (bandName: string): Promise<Side> => {
    const { answer } = await api.call(register, { body: { email, password: PASSWORD, bandName } });
    if (!("token" in answer)) throw new Error("not registered");
    const { token, bandUser } = answer;
    return { token, bandId: bandUser.bandId, bandUserId: bandUser.id };
  };
  return { source: await found("Halcyon Drive"), target: await found("The Ardens") };
}

export const songsOf = ({ bandId }: Side) => ({ bandId: String(bandId), type: "songs" as const });
export const offered = async (api: TestApi, { source, target }: TwoBands) =>
  (await api.call(listImportable, { params: songsOf(source) }, target.token)).answer;

export const bring = (
  api: TestApi,
  { source, target }: TwoBands,
  items: { id: number; nameConflict: boolean }[],
  includeDocuments = false,
) =>
  api.call(
    importFromBand,
    { params: songsOf(source), body: { items, includeDocuments } },
    target.token,
  );

export const rowsOf = async (api: TestApi, { token }: Side): Promise<SongRow[]> =>
  (await api.call(listSongs, {}, token)).answer;

/** A document of a song or a venue, with a file in the store where asked. */
export async function addDocument(
  api: TestApi,
  { bandId, bandUserId }: Side,
  place: { songId: number } | { venueId: number },
  filename?: string,
): Promise<void> {
  if (filename) {
    await api.services.files.write(filename, Readable.from(["a chart"]), {
      contentType: "application/pdf",
    });
    await api.asSuperuser(
      `insert into bandstand.stored_files (band_id, filename, kind, type, size, attached_at)
       values ($1, $2, 'document', 'application/pdf', 7, now())`,
      [bandId, filename],
    );
  }
  await api.asSuperuser(
    `insert into bandstand.documents (band_id, title, notes, song_id, venue_id, filename, original_name, size, type, band_user_id)
     values ($1, 'Chart', 'in G', $2, $3, $4, 'chart.pdf', 7, 'application/pdf', $5)`,
    [
      bandId,
      "songId" in place ? place.songId : null,
      "venueId" in place ? place.venueId : null,
      filename ?? null,
      bandUserId,
    ],
  );
}

/** What the register and the store hold of a band's files: the same, where nothing was left behind. */
export async function filesOfBand(
  api: TestApi,
  { bandId }: Side,
): Promise<{ attached: string[]; unattached: string[]; missing: string[] }> {
  const rows = await api.asSuperuser<{ filename: string; isAttached: boolean }>(
    `select filename, attached_at is not null as "isAttached" from bandstand.stored_files where band_id = $1`,
    [bandId],
  );
  const missing: string[] = [];
  for (const { filename } of rows)
    if (!(await api.services.files.stat(filename))) missing.push(filename);
  return {
    attached: rows.filter(({ isAttached }) => isAttached).map(({ filename }) => filename),
    unattached: rows.filter(({ isAttached }) => !isAttached).map(({ filename }) => filename),
    missing,
  };
}
