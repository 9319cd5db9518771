/** Nothing of another band is told or changed, whichever of its ids is asked with, wherever the id stands. */
import { describe, expect, it } from "vitest";
import { uploadDocumentFile } from "@bandstand/contracts/document-files";
import { uploadRecording } from "@bandstand/contracts/songs";
import { readConfig } from "../src/config.ts";
import { fakeYtDlp } from "../src/features/videos/yt-dlp.fixture.ts";
import { testApi } from "./api.ts";
import { ask } from "./ask.ts";
import { byHarm, ENDPOINTS } from "./endpoints.ts";
import { addFullBand } from "./full-band.ts";
import { addMarkedBand } from "./marked-band.ts";
import { newMember } from "./members.ts";
import { sampleIdsOf } from "./sample-band.ts";
import type { SampleIds } from "./sample-ids.ts";
import { sampleRequests } from "./sample-requests.ts";
import { mp3File } from "./sounds.ts";
import { administratorOfBoth } from "./two-bands-administrator.ts";

const mp3 = mp3File({ seconds: 1 });
const ytDlp = await fakeYtDlp(mp3);
const api = await testApi({ config: readConfig({ YT_DLP: ytDlp.program }) });
const ours = await addFullBand(api, "Ours");
const source = await addFullBand(api, "Source");
const theirs = await addMarkedBand(api, "Theirs");
// Its mark is long ago, and each server sweeps away whoever was last seen then, of all bands.
await api.asSuperuser(
  "update bandstand.live_viewers set seen_at = now() + interval '1 day' where band_id = $1",
  [theirs.bandId],
);
// So is the day of its mail, which would be sent, or withdrawn, in the midst of the attempts.
await api.asSuperuser(
  "update bandstand.outgoing_mails set due_at = now() + interval '1 day' where band_id = $1",
  [theirs.bandId],
);
// And of a deputy who is waited for: who has not answered in time is asked no more, which each tenth minute looks after.
await api.asSuperuser(
  "update bandstand.asked_deputies set answer_by = now() + interval '1 day' where band_id = $1",
  [theirs.bandId],
);
const token = await administratorOfBoth(api, ours, source);
await api.asSuperuser(
  "update bandstand.band_users set super_administrator_enabled = true where id = $1",
  [ours.bandUserId],
);
const sharer = await newMember(api, ours.bandId, { SO: "R", EV: "R" });
await api.asSuperuser(
  `insert into bandstand.band_user_songs (band_id, band_user_id, song_id, settings, sharing)
   values ($1, $2, $3, '{"markers":[{"id":1,"time":5,"label":"Solo"}]}', 'M-R')`,
  [ours.bandId, sharer.bandUserId, ours.songId],
);
const own: SampleIds = {
  ...(await sampleIdsOf(api, ours)),
  member: sharer.bandUserId,
  band: source.bandId,
  sourceBand: source.bandId,
  sourceSong: source.songId,
};
await ask(api, uploadRecording, { params: { songId: own.song } }, { token, file: mp3 });
const paper = { params: { documentId: String(own.document) } };
await ask(api, uploadDocumentFile, paper, { token, file: mp3 });
const foreign = await sampleIdsOf(api, theirs);

/** A request for each id of a call, in which that one is of the other band and all others are one's own. */
const ATTEMPTS = ENDPOINTS.flatMap(({ name, endpoint }) =>
  (Object.keys(own) as (keyof SampleIds)[]).flatMap((id) => {
    const request = sampleRequests({ ...own, [id]: foreign[id] })[name];
    const isIn = JSON.stringify(request) !== JSON.stringify(sampleRequests(own)[name]);
    return isIn ? [{ name, endpoint, id, request }] : [];
  }),
);

/** What is not 404: a list of nothing, a field of what is one's own, a rating that is not one's own to give. */
const OTHERWISE: Record<string, [number, RegExp]> = {
  "listBookmarks song": [200, /^\[\]$/],
  "listSongRatings song": [200, /^\[\]$/],
  "listSongRatings user": [200, /^\[\]$/],
  "findSongRating user": [200, /^\{"rating":null\}$/],
  "saveSongRating user": [403, /"no_right"/],
  "listDocuments song": [200, /^\[\]$/],
  "addDocument song": [422, /"songId"/],
  "addEvent otherVenue": [422, /"venueId"/],
  "addEvent setlist": [422, /"setlistId"/],
  "askMembers member": [422, /"bandUserIds"/],
  "askDeputies deputy": [422, /"deputyIds"/],
  // Of another band nobody is waited for, so nothing is done.
  "skipDeputy member": [200, /"askings"/],
  "takeBackDeputy member": [200, /"askings"/],
  "addExpense member": [422, /"bandUserId"/],
  "saveShares member": [422, /"shares"/],
  "savePayout member": [422, /"bandUserId"/],
  "saveGigReport song": [422, /"songs"/],
  "addDatePoll otherVenue": [422, /"venueId"/],
  "settleDatePoll event": [422, /"eventId"/],
  "addSetlist song": [422, /"songs\.0\.songId"/],
  "addSetlist otherSong": [422, /"songs\.1\.songId"/],
  "saveSetlist song": [422, /"songs\.0\.songId"/],
  "saveSetlist otherSong": [422, /"songs\.1\.songId"/],
  "saveSetlistSongs song": [422, /"songs\.0\.songId"/],
  "saveSetlistSongs otherSong": [422, /"songs\.1\.songId"/],
  // Everybody is told of the public gigs of any band; that of this one is a draft.
  "listPublicEvents ownBand": [200, /^\[\]$/],
  "listPublicEvents user": [200, /^\[/],
  // Any band is followed by anybody, and tells nobody who does.
  "subscribeFollower ownBand": [200, /^\{"message":"Thank you/],
  "findFollower ownBand": [200, /^null$/],
  "getFollowerOfBand ownBand": [200, /^null$/],
  "savePressKit song": [422, /"songIds"/],
  "savePressKit document": [422, /"documents"/],
  "importSongs song": [422, /"changes\.0\.id"/],
  "addSetlistSong song": [422, /"songs\.\d\.songId"/],
};

/** Of every row that the other band has. */
async function digest(): Promise<string> {
  const tables = await api.asSuperuser<{ name: string }>(
    `select distinct table_name as name from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'bandstand' and c.column_name = 'band_id' and t.table_type = 'BASE TABLE' order by 1`,
  );
  const rows = tables.map(
    ({ name }) =>
      `select '${name} ' || t::text as row from bandstand."${name}" t where band_id = $1`,
  );
  const [all] = await api.asSuperuser<{ digest: string }>(
    `select md5(string_agg(row, '' order by row)) as digest from (
       ${[...rows, "select t::text from bandstand.bands t where id = $1"].join(" union all ")}) r`,
    [theirs.bandId],
  );
  return all?.digest ?? "";
}

const before = await digest();

describe("with an id of another band", () => {
  it("something is tried wherever a request has an id", () => {
    expect(ATTEMPTS.length).toBeGreaterThan(60);
  });

  it.each(ATTEMPTS)(
    "$name, $id: nothing is found, told or changed",
    async ({ name, endpoint, id, request }) => {
      const { status, text } = await ask(api, endpoint, request, { token, file: mp3 });
      const [expected, said] = OTHERWISE[`${name} ${id}`] ?? [
        404,
        /_not_found"|"markers_not_shared"/,
      ];
      expect([status, text.trim()]).toEqual([expected, expect.stringMatching(said)]);
      expect(theirs.marksIn(text)).toEqual([]);
      expect(await digest()).toBe(before);
    },
  );
});

it("the same requests with ids of one's own are good ones", async () => {
  const outcomes: Record<string, number> = {};
  for (const { name, endpoint } of byHarm(
    ENDPOINTS.filter(({ endpoint: { access } }) => access.kind !== "public"),
  )) {
    const { status } = await ask(api, endpoint, sampleRequests(own)[name], { token, file: mp3 });
    if (status >= 300) outcomes[name] = status;
  }
  expect(outcomes).toEqual({
    // Whoever is asked has no password.
    changePassword: 422,
    deleteAccount: 422,
    // What is sent is no file of a band, and no import is at work.
    importBand: 422,
    getBandImportProgress: 404,
    // Its file is named by the server, and not as in the sample.
    savePeaks: 409,
    // The site is far away.
    getVideoThumbnail: 422,
    // Its name is another, so that there is a band to go on with.
    deleteBand: 422,
    // An event takes place at it.
    deleteVenue: 409,
    // Set lists hold it; and then the set list is gone, and the token.
    deleteSong: 409,
    removeSetlistSong: 404,
    addBand: 401,
    signOut: 401,
  });
  expect(await digest()).toBe(before);
});
