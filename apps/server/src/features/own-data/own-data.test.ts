import { addBlockedDate } from "@bandstand/contracts/blocked-dates";
import { savePrivateCalendar } from "@bandstand/contracts/private-calendar";
import { addBand, listBands, signIn } from "@bandstand/contracts/sign-in";
import { deleteAccount, getAccountDeletion } from "@bandstand/contracts/own-data";
import { getSong } from "@bandstand/contracts/songs";
import { describe, expect, it } from "vitest";
import { PASSWORD, testApi } from "../../../test/api.ts";
import { addFullBand } from "../../../test/full-band.ts";
import { newMember } from "../../../test/members.ts";
import { newSong } from "../../../test/recordings.ts";
import { hashSecret, newSecret } from "../../platform/security/secrets.ts";

const api = await testApi();

interface Told {
  account: { email: string };
  passwordChangedAt: string | null;
  blockedDates: unknown[];
  calendar: unknown;
  bands: (Record<string, { id: number }[]> & {
    band: { name: string };
    songs: Record<string, string>;
  })[];
}

async function told(token: string): Promise<{ text: string; data: Told }> {
  const response = await api.fetch("/api/owndata", { token });
  expect(response.status).toBe(200);
  expect(response.headers.get("content-disposition")).toContain("My data");
  const text = await response.text();
  expect(Number(response.headers.get("content-length"))).toBe(Buffer.byteLength(text));
  return { text, data: JSON.parse(text) as Told };
}

/** Signed in as a member who has no password. */
async function tokenOf({ bandId, bandUserId }: { bandId: number; bandUserId: number }) {
  const token = newSecret();
  await api.asSuperuser(
    "insert into bandstand.tokens (band_id, band_user_id, hash) values ($1, $2, $3)",
    [bandId, bandUserId, hashSecret(token)],
  );
  return token;
}

describe("what is known of oneself", () => {
  it("has every row of a band that is one's own, whatever table it is in", async () => {
    const band = await addFullBand(api, "known");
    const { data } = await told(await tokenOf(band));
    const [own] = data.bands;
    const tables = await api.asSuperuser<{ name: string }>(
      `select table_name as name from information_schema.columns where table_schema = 'bandstand' and column_name = 'band_user_id'
       and table_name not in ('band_links', 'idempotency_keys', 'invitation_links', 'live_viewers')`,
    );
    const names = ["band_users", ...tables.map(({ name }) => name)];
    expect(names.length).toBeGreaterThan(8);
    expect(names.filter((name) => (own?.[name] ?? []).length === 0)).toEqual([]);
    expect(own?.songs).toEqual({ [band.songId]: "Blue Train – Nobody" });
  });

  it("has the days on which one is away, with what one noted", async () => {
    const { token } = await api.newBand();
    const body = { firstDay: "2027-08-01", lastDay: "2027-08-14", note: "Brittany" };
    await api.call(addBlockedDate, { body }, token);
    expect((await told(token)).data.blockedDates).toEqual([{ ...body, fromCalendar: false }]);
  });

  it("has where one's own calendar is, in whole: it is one's own", async () => {
    const { token } = await api.newBand();
    const body = { address: "https://calendar.example/4f1c9a7e.ics", timeZone: "Europe/London" };
    expect((await told(token)).data.calendar).toBeNull();
    await api.call(savePrivateCalendar, { body }, token);
    expect((await told(token)).data.calendar).toEqual({ ...body, fetchedAt: null });
  });

  it("has all one's bands, and nothing of anybody else's", async () => {
    const { token, bandUser } = await api.newBand("The Confidants");
    await newMember(api, bandUser.bandId, {}, "Somebody Else");
    const further = await api.call(addBand, { body: { name: "Second Sunday" } }, token);
    const { data, text } = await told(further.answer.token);
    expect(data.bands.map(({ band }) => band.name)).toEqual(["The Confidants", "Second Sunday"]);
    expect(data.account.email).toBe(bandUser.TheUser.email);
    expect(text).not.toContain("Somebody Else");
  });

  it("has no secret", async () => {
    const { token } = await api.newBand();
    const { text, data } = await told(token);
    expect(text).not.toContain(hashSecret(token));
    expect(text).not.toContain("argon2");
    expect(data.passwordChangedAt).toMatch(/^20/);
  });

  it("is told so often in an hour", async () => {
    const { token } = await api.newBand();
    const { limits } = api.services;
    limits.ownDataPerPerson = 0;
    const refused = await api.fetch("/api/owndata", { token });
    limits.ownDataPerPerson = 1000;
    expect(refused.status).toBe(429);
  });
});

const remove = (token: string, currentPassword = PASSWORD) =>
  api.call(deleteAccount, { body: { currentPassword } }, token);

/** A band with an administrator beside the one who goes. */
async function bandOfTwo() {
  const { token, bandUser } = await api.newBand("The Confidants");
  const other = await newMember(api, bandUser.bandId, {}, "Kit");
  await api.asSuperuser(
    "update bandstand.band_users set administrator_enabled = true where id = $1",
    [other.bandUserId],
  );
  return { token, bandUser, other };
}

describe("deleting one's account", () => {
  it("takes the address of one's own calendar, and the days that came from it", async () => {
    const { token, bandUser } = await bandOfTwo();
    const body = { address: "https://calendar.example/4f1c9a7e.ics", timeZone: "Europe/London" };
    await api.call(savePrivateCalendar, { body }, token);
    await api.asSuperuser(
      `insert into bandstand.blocked_dates (user_id, first_day, last_day, from_calendar)
       values ($1, '2027-08-01', '2027-08-14', true)`,
      [bandUser.userId],
    );
    const kept = () =>
      api.asSuperuser(
        `select user_id from bandstand.private_calendars where user_id = $1
         union all select user_id from bandstand.blocked_dates where user_id = $1`,
        [bandUser.userId],
      );
    expect(await kept()).toHaveLength(2);
    expect((await remove(token)).status).toBe(204);
    expect(await kept()).toEqual([]);
  });

  it("takes account, membership, sign-ins and what is one's own, and leaves the band its records", async () => {
    const { token, bandUser, other } = await bandOfTwo();
    const song = await newSong(api, token);
    await api.asSuperuser(
      `insert into bandstand.bookmarks (band_id, band_user_id, song_id, sequence) values ($1, $2, $3, 1)`,
      [bandUser.bandId, bandUser.id, song.id],
    );
    const { email } = bandUser.TheUser;
    expect((await remove(token)).status).toBe(204);
    expect((await api.call(listBands, {}, token)).status).toBe(401);
    const again = await api.call(signIn, { body: { email: email ?? "", password: PASSWORD } });
    expect(again.status).toBe(401);
    const [left] = await api.asSuperuser(
      `select (select count(*)::integer from bandstand.users where id = $1) as users,
         (select count(*)::integer from bandstand.user_passwords where user_id = $1) as passwords,
         (select count(*)::integer from bandstand.band_users where user_id = $1) as members,
         (select count(*)::integer from bandstand.bookmarks where band_id = $2) as bookmarks,
         (select count(*)::integer from bandstand.songs where band_id = $2 and updated_by_id is null) as songs`,
      [bandUser.userId, bandUser.bandId],
    );
    expect(left).toEqual({ users: 0, passwords: 0, members: 0, bookmarks: 0, songs: 1 });
    await api.asSuperuser(
      "update bandstand.band_user_menu_options set priv = 'R' where band_user_id = $1",
      [other.bandUserId],
    );
    const params = { id: String(song.id) };
    expect((await api.call(getSong, { params }, other.token)).status).toBe(200);
  });

  it("takes one's picture out of the store", async () => {
    const { token, bandUser } = await bandOfTwo();
    await api.asSuperuser(
      `with file as (insert into bandstand.stored_files (band_id, filename, kind, size, attached_at)
         values ($1, 'face.png', 'picture', 10, now()), ($1, 'face-128.webp', 'picture', 5, now()))
       update bandstand.band_users set avatar_filename = 'face.png' where id = $2`,
      [bandUser.bandId, bandUser.id],
    );
    expect((await remove(token)).status).toBe(204);
    expect(
      await api.asSuperuser("select 1 from bandstand.stored_files where filename like 'face%'"),
    ).toEqual([]);
  });

  it("needs the password", async () => {
    const { token } = await bandOfTwo();
    const { status, failure } = await remove(token, "Wrong!2026");
    expect([status, failure.fields]).toEqual([
      422,
      [{ path: "currentPassword", message: "This is not your current password" }],
    ]);
    expect((await api.call(listBands, {}, token)).status).toBe(200);
  });

  it("is not for the last administrator of a band, who is told what to do first", async () => {
    const { token, bandUser } = await api.newBand("The Confidants");
    const alone = await remove(token);
    expect([alone.status, alone.failure.message]).toEqual([
      409,
      "You are alone in “The Confidants”. Export it if you want to keep it, then delete it.",
    ]);
    await newMember(api, bandUser.bandId, {});
    const last = await remove(token);
    expect([last.status, last.failure.message]).toEqual([
      409,
      "You are the only administrator of “The Confidants”. Make somebody else one first.",
    ]);
    const { answer } = await api.call(getAccountDeletion, {}, token);
    expect(answer.bands).toEqual([
      {
        id: bandUser.bandId,
        name: "The Confidants",
        hindrance: "lastAdministrator",
        successor: null,
      },
    ]);
  });

  it("does not count an administrator who waits for a mailed link", async () => {
    const { token, other } = await bandOfTwo();
    await api.asSuperuser("update bandstand.band_users set confirmed_at = null where id = $1", [
      other.bandUserId,
    ]);
    expect((await remove(token)).status).toBe(409);
  });

  it("makes the administrator super administrator who has been there longest, and says so before", async () => {
    const { token, bandUser, other } = await bandOfTwo();
    const first = await newMember(api, bandUser.bandId, {}, "Ada");
    await api.asSuperuser(
      `update bandstand.band_users set administrator_enabled = true,
         joining_date = case id when $1 then date '2019-04-01' else date '2020-04-01' end
       where id in ($1, $2)`,
      [first.bandUserId, other.bandUserId],
    );
    const { answer } = await api.call(getAccountDeletion, {}, token);
    expect(answer.bands).toEqual([
      { id: bandUser.bandId, name: "The Confidants", hindrance: null, successor: "Ada" },
    ]);
    expect((await remove(token)).status).toBe(204);
    const left = await api.asSuperuser<{ nickname: string }>(
      "select nickname from bandstand.band_users where band_id = $1 and super_administrator_enabled",
      [bandUser.bandId],
    );
    expect(left).toEqual([{ nickname: "Ada" }]);
  });

  it("leaves one of two administrators who go at once", async () => {
    const { token, bandUser, other } = await bandOfTwo();
    await newMember(api, bandUser.bandId, {});
    await api.asSuperuser(
      `insert into bandstand.user_passwords (user_id, password_hash)
       select $1, password_hash from bandstand.user_passwords where user_id = $2`,
      [other.userId, bandUser.userId],
    );
    const answers = await Promise.all([remove(token), remove(other.token)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409]);
  });
});
