import { getBand, saveBand } from "@bandstand/contracts/bands";
import { listBands, register, switchBand } from "@bandstand/contracts/sign-in";
import { describe, expect, it } from "vitest";
import { PASSWORD, testApi, type TestApi } from "../../../test/api.ts";
import { newMember } from "../../../test/members.ts";
import { exported } from "./band-file.fixture.ts";
import { changed, send } from "./changed-file.fixture.ts";
import { comparable, contentsOf } from "./comparable.fixture.ts";
import { demoBand } from "./demo-band.fixture.ts";
import { bandWithSong } from "./import.fixture.ts";

const api = await testApi();
const elsewhere = await testApi();

async function opened(of: TestApi, token: string, bandId: number) {
  const { answer } = await of.call(switchBand, { params: { id: String(bandId) } }, token);
  return { ...answer, file: await exported(of, answer.token, bandId) };
}

describe("a band from its file", () => {
  it("is what it was, in every table and file, on another server", async () => {
    const demo = await demoBand(api);
    const file = await exported(api, demo.token, demo.bandId);
    const there = await elsewhere.call(register, {
      body: { email: demo.email, password: PASSWORD, bandName: "First" },
    });
    const token = "token" in there.answer ? there.answer.token : "";
    // Nobody's account is changed by a file.
    await elsewhere.asSuperuser("update bandstand.users set forename = 'Mira', surname = 'Jansen'");
    const { status, answer } = await send(elsewhere, token, file.bytes);
    expect([status, answer]).toMatchObject([
      201,
      { name: "The Ardens", identity: "the-ardens", files: file.manifest.files.length },
    ]);
    const copy = await opened(elsewhere, token, answer.bandId);
    expect(comparable(copy.file)).toEqual(comparable(file));
    expect(contentsOf(copy.file)).toEqual(contentsOf(file));
    expect(copy.bandUser.superAdministratorEnabled).toBe(true);
  });

  it("stands beside the one it came from, under an address of its own", async () => {
    const { token, file } = await bandWithSong(api);
    const [one, other] = await Promise.all([
      send(api, token, file.bytes),
      send(api, token, file.bytes),
    ]);
    const made = [one, other].filter(({ status }) => status === 201);
    expect(made.length).toBeGreaterThan(0);
    expect([one, other].filter(({ status }) => status !== 201 && status !== 429)).toEqual([]);
    const bands = (await api.call(listBands, {}, token)).answer;
    expect(bands).toHaveLength(1 + made.length);
    expect(new Set(bands.map(({ identity }) => identity)).size).toBe(bands.length);
  });

  it("has its members wait for a mailed link, with or without an account, and mails nobody", async () => {
    const { token, bandUser } = await api.newBand();
    const sam = await newMember(api, bandUser.bandId, { SO: "W" });
    const file = await exported(api, token, bandUser.bandId);
    const { answer } = await send(api, token, file.bytes);
    expect(answer.waiting).toBe(1);
    const rows = await api.asSuperuser(
      `select user_id as "userId", confirmed_at as "confirmedAt", invited_at as "invitedAt", nickname
       from bandstand.band_users where band_id = $1 and user_id <> $2`,
      [answer.bandId, bandUser.userId],
    );
    expect(rows).toEqual([
      { userId: sam.userId, confirmedAt: null, invitedAt: null, nickname: "Sam" },
    ]);
    expect((await api.call(listBands, {}, sam.token)).answer).toHaveLength(1);
    const jobs = await api.asSuperuser(
      "select 1 from graphile_worker.jobs where task_identifier like '%mail%'",
    );
    expect(jobs).toEqual([]);
  });

  it("has whoever brings it as its super administrator, though its file knows nothing of them", async () => {
    const { file } = await bandWithSong(api);
    const stranger = await api.newBand();
    const { answer } = await send(api, stranger.token, file.bytes);
    const { token, bandUser } = await opened(api, stranger.token, answer.bandId);
    expect(bandUser).toMatchObject({ superAdministratorEnabled: true, signinEnabled: true });
    const params = { id: String(answer.bandId) };
    expect((await api.call(saveBand, { params, body: { location: "York" } }, token)).status).toBe(
      200,
    );
    expect((await api.call(getBand, { params }, token)).answer.name).toBe("The Confidants");
  });

  it("takes a file that knows nothing of a newer column", async () => {
    const { token, file } = await bandWithSong(api);
    const older = await changed(file, {
      rows: { songs: (rows) => rows.map(({ chips: _, capo: __, ...row }) => row) },
    });
    const { status, answer } = await send(api, token, older);
    expect(status).toBe(201);
    const copy = await opened(api, token, answer.bandId);
    expect(copy.file.rows("songs")).toMatchObject([{ capo: null, chips: [] }]);
  });
});
