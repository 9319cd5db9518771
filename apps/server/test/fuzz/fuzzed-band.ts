/** A band whose records each call of the contract has something to do with. */
import { uploadDocumentFile } from "@bandstand/contracts/document-files";
import { register } from "@bandstand/contracts/sign-in";
import { uploadRecording } from "@bandstand/contracts/songs";
import { hashSecret, newSecret } from "../../src/platform/security/secrets.ts";
import type { TestApi } from "../api.ts";
import { ask } from "../ask.ts";
import { addFullBand } from "../full-band.ts";
import { newMember } from "../members.ts";
import { sampleIdsOf } from "../sample-band.ts";
import type { SampleIds } from "../sample-ids.ts";
import { sampleRequests } from "../sample-requests.ts";
import { mp3File } from "../sounds.ts";
import { administratorOfBoth } from "../two-bands-administrator.ts";
import type { RawRequest } from "./bad-requests.ts";
import { ITS_TIME } from "./good-values.ts";

const file = mp3File({ seconds: 1, channels: 1 });

export async function newFuzzedBand(api: TestApi, name: string) {
  const band = await addFullBand(api, name);
  const source = await addFullBand(api, `${name} source`);
  const token = await administratorOfBoth(api, band, source);
  const sharer = await newMember(api, band.bandId, { SO: "R", EV: "R" });
  await api.asSuperuser(
    `insert into bandstand.band_user_songs (band_id, band_user_id, song_id, settings, sharing)
     values ($1, $2, $3, '{"markers":[{"id":1,"time":5,"label":"Solo"}]}', 'M-R')`,
    [band.bandId, sharer.bandUserId, band.songId],
  );
  const sampled = await sampleIdsOf(api, band);
  const ids: SampleIds = {
    ...sampled,
    place: await placeOfItsOwn(api, band.bandId, sampled.otherSong),
    venue: await venueWithoutGigs(api, band.bandId),
    member: sharer.bandUserId,
    sourceBand: source.bandId,
    sourceSong: source.songId,
  };
  const samples = sampleRequests(ids);
  await ask(api, uploadRecording, samples.uploadRecording, { token, file });
  await ask(api, uploadDocumentFile, samples.uploadDocumentFile, { token, file });
  await ask(api, register, samples.register);
  return {
    ids,
    samples,
    /** Another token of its administrator. */
    async signIn(): Promise<string> {
      const next = newSecret();
      await api.asSuperuser(
        "insert into bandstand.tokens (band_id, band_user_id, hash) values ($1, $2, $3)",
        [band.bandId, band.bandUserId, hashSecret(next)],
      );
      return next;
    },
  };
}

/** In a set list that no sample saves: whoever saves one gives its songs places of other numbers. */
async function placeOfItsOwn(api: TestApi, bandId: number, songId: number): Promise<number> {
  const [row] = await api.asSuperuser<{ id: number }>(
    `with setlist as (insert into bandstand.setlists (band_id, name) values ($1, 'Autumn') returning id)
     insert into bandstand.setlist_songs (band_id, setlist_id, song_id, setlist_section_id, sequence)
     select $1, id, $2, 1, 1 from setlist returning id`,
    [bandId, songId],
  );
  return row?.id ?? 0;
}

/** Where something takes place, a venue is not deleted. */
async function venueWithoutGigs(api: TestApi, bandId: number): Promise<number> {
  const [row] = await api.asSuperuser<{ id: number }>(
    "insert into bandstand.venues (band_id, name) values ($1, 'The Long Room') returning id",
    [bandId],
  );
  return row?.id ?? 0;
}

/** With the time at which its record was saved last, where it speaks of that. */
export async function atItsTime(
  api: TestApi,
  request: RawRequest,
  token: string,
): Promise<RawRequest> {
  const { address, body } = request;
  const coded = encodeURIComponent(ITS_TIME);
  const isInBody = typeof body === "string" && body.includes(ITS_TIME);
  if (!isInBody && !address.includes(coded)) return request;
  const [, id = ""] = /\/(\d+)(?:\?|$)/.exec(address) ?? [];
  const [record = "song"] = /setlist|venue|event|document|follower/i.exec(address) ?? [];
  const answer = await api.fetch(`/api/${record}/${id}`, { token });
  if (!answer.ok) return request;
  const { updatedAt } = (await answer.json()) as { updatedAt: string };
  return {
    ...request,
    address: address.replaceAll(coded, encodeURIComponent(updatedAt)),
    body: isInBody ? body.replaceAll(ITS_TIME, updatedAt) : body,
  };
}
