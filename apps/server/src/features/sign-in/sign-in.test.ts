import {
  getBandUser,
  listBands,
  register,
  signIn,
  signOut,
  switchBand,
} from "@bandstand/contracts/sign-in";
import { describe, expect, it } from "vitest";
import { PASSWORD, testApi } from "../../../test/api.ts";

const api = await testApi();

async function personWith(email: string, ...bandNames: string[]) {
  for (const bandName of bandNames)
    await api.call(register, { body: { email, password: PASSWORD, bandName } });
}

const signInAs = (email: string, more: { password?: string; bandName?: string } = {}) =>
  api.call(signIn, { body: { email, password: PASSWORD, ...more } });

describe("signing in", () => {
  it("opens the band that was used last", async () => {
    await personWith("mira@example.org", "The Ardens", "Old Quay");
    const { status, answer } = await signInAs(" MIRA@example.org ");
    expect(status).toBe(200);
    expect(answer.bandUser.TheBand.name).toBe("Old Quay");
  });

  it("opens the band that is named, by name or identity", async () => {
    await personWith("joss@example.org", "Paper Lanterns", "Kit Hollis");
    expect(
      (await signInAs("joss@example.org", { bandName: "paper lanterns" })).answer.bandUser.TheBand
        .name,
    ).toBe("Paper Lanterns");
    expect(
      (await signInAs("joss@example.org", { bandName: "kit-hollis" })).answer.bandUser.TheBand.name,
    ).toBe("Kit Hollis");
  });

  it("answers one text for an unknown address, a wrong password, another's band and a sign-in that is off", async () => {
    await personWith("theo@example.org", "Theo's Own");
    await personWith("other@example.org", "Another's");
    await personWith("off@example.org", "Switched Off");
    await api.asSuperuser(
      `update bandstand.band_users set signin_enabled = false
       where user_id = (select id from bandstand.users where email = 'off@example.org')`,
    );
    const failures = await Promise.all([
      signInAs("nobody@example.org"),
      signInAs("theo@example.org", { password: "Wrong!123" }),
      signInAs("theo@example.org", { bandName: "Another's" }),
      signInAs("off@example.org"),
    ]);
    for (const { status, failure } of failures) {
      expect(status).toBe(401);
      expect(failure).toEqual({
        code: "sign_in_failed",
        message: "The email address or password is not right.",
      });
    }
  });

  it("opens no membership that somebody else added to an address not yet verified", async () => {
    await personWith("waiting@example.org", "Hasty Friends");
    await api.asSuperuser(
      `update bandstand.band_users set confirmed_at = null
       where user_id = (select id from bandstand.users where email = 'waiting@example.org')`,
    );
    expect((await signInAs("waiting@example.org")).status).toBe(401);
  });
});

describe("a token", () => {
  it("is refused when it is missing, made up, signed out, unused for 30 days, or its member's sign-in is off", async () => {
    const { token, bandUser } = await api.newBand();
    const ask = (with_?: string) => api.call(listBands, {}, with_);
    expect((await ask()).failure.code).toBe("not_signed_in");
    expect((await ask("made-up-token-made-up-token-made-up")).status).toBe(401);
    expect((await ask(token)).status).toBe(200);

    await api.asSuperuser("update bandstand.band_users set signin_enabled = false where id = $1", [
      bandUser.id,
    ]);
    expect((await ask(token)).status).toBe(401);
    await api.asSuperuser("update bandstand.band_users set signin_enabled = true where id = $1", [
      bandUser.id,
    ]);

    await api.asSuperuser(
      "update bandstand.tokens set last_used_at = now() - interval '29 days' where band_user_id = $1",
      [bandUser.id],
    );
    expect((await ask(token)).status).toBe(200);
    await api.asSuperuser(
      "update bandstand.tokens set last_used_at = now() - interval '31 days' where band_user_id = $1",
      [bandUser.id],
    );
    expect((await ask(token)).status).toBe(401);
  });

  it("ends with signing out, and only itself", async () => {
    await personWith("two@example.org", "Two Places");
    const phone = (await signInAs("two@example.org")).answer.token;
    const laptop = (await signInAs("two@example.org")).answer.token;
    expect((await api.call(signOut, {}, phone)).status).toBe(204);
    expect((await api.call(listBands, {}, phone)).status).toBe(401);
    expect((await api.call(listBands, {}, laptop)).status).toBe(200);
  });

  it("is kept as a hash only", async () => {
    const { token } = await api.newBand();
    const rows = await api.asSuperuser("select * from bandstand.tokens");
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe("the bands of a person", () => {
  it("are listed by name, those where sign-in is off left out", async () => {
    await personWith("many@example.org", "Zebra Crossing", "Amber Light", "Middle Eight");
    const { token } = (await signInAs("many@example.org", { bandName: "Zebra Crossing" })).answer;
    await api.asSuperuser(
      `update bandstand.band_users m set signin_enabled = false from bandstand.bands b
       where b.id = m.band_id and b.name = 'Middle Eight'`,
    );
    const { answer } = await api.call(listBands, {}, token);
    expect(answer.map(({ name }) => name)).toEqual(["Amber Light", "Zebra Crossing"]);
  });

  it("are switched between: the new token opens the other band, the old one ends", async () => {
    await personWith("switcher@example.org", "Day Band", "Night Band");
    const night = (await signInAs("switcher@example.org")).answer;
    const bands = (await api.call(listBands, {}, night.token)).answer;
    const dayId = bands.find(({ name }) => name === "Day Band")?.id ?? 0;
    const { status, answer } = await api.call(
      switchBand,
      { params: { id: String(dayId) } },
      night.token,
    );
    expect(status).toBe(200);
    expect(answer.bandUser.TheBand.name).toBe("Day Band");
    expect((await api.call(listBands, {}, night.token)).status).toBe(401);
    expect((await signInAs("switcher@example.org")).answer.bandUser.TheBand.name).toBe("Day Band");
  });

  it("of others cannot be switched to, nor told from bands that do not exist", async () => {
    const mine = await api.newBand();
    const theirs = await api.newBand();
    const foreign = await api.call(
      switchBand,
      { params: { id: String(theirs.bandUser.bandId) } },
      mine.token,
    );
    const missing = await api.call(switchBand, { params: { id: "2147483647" } }, mine.token);
    expect(foreign.status).toBe(404);
    expect(foreign.failure).toEqual(missing.failure);
    expect((await api.call(listBands, {}, mine.token)).status).toBe(200);
  });
});

describe("a band user", () => {
  it("reads their own record, and those of others with a right to", async () => {
    const { token, bandUser } = await api.newBand();
    const { answer } = await api.call(getBandUser, { params: { id: String(bandUser.id) } }, token);
    expect(answer).toEqual(bandUser);
  });

  it("of another band is not found", async () => {
    const mine = await api.newBand();
    const theirs = await api.newBand();
    const { status, failure } = await api.call(
      getBandUser,
      { params: { id: String(theirs.bandUser.id) } },
      mine.token,
    );
    expect(status).toBe(404);
    expect(failure.code).toBe("member_not_found");
  });

  it("of one's own band is refused where members are hidden", async () => {
    const { token, bandUser } = await api.newBand();
    const [other] = await api.asSuperuser<{ id: number }>(
      `with u as (insert into bandstand.users (email) values ('hidden@example.org') returning id)
       insert into bandstand.band_users (band_id, user_id, nickname, role_id, confirmed_at)
       select $1, u.id, 'Hidden', 1, now() from u returning id`,
      [bandUser.bandId],
    );
    await api.asSuperuser(
      "update bandstand.band_users set administrator_enabled = false, super_administrator_enabled = false where id = $1",
      [bandUser.id],
    );
    const { status, failure } = await api.call(
      getBandUser,
      { params: { id: String(other?.id) } },
      token,
    );
    expect(status).toBe(403);
    expect(failure.code).toBe("no_right");
  });

  it("shows others no payment details, and contact details only where they are shared", async () => {
    const { token, bandUser } = await api.newBand();
    const [reader] = await api.asSuperuser<{ id: number; hash: string }>(
      `with u as (insert into bandstand.users (email) values ('reader@example.org') returning id)
       insert into bandstand.band_users (band_id, user_id, nickname, role_id, confirmed_at)
       select $1, u.id, 'Reader', 1, now() from u returning id`,
      [bandUser.bandId],
    );
    await api.asSuperuser("update bandstand.bands set payment_details = 'IBAN' where id = $1", [
      bandUser.bandId,
    ]);
    await api.asSuperuser(
      "update bandstand.users set mobile_phone = '07700 900123' where id = $1",
      [bandUser.userId],
    );
    await api.asSuperuser(
      `insert into bandstand.band_user_menu_options (band_id, band_user_id, menu_option_id, priv)
       select $1, $2, id, 'R' from bandstand.menu_options where tag = 'BU'`,
      [bandUser.bandId, reader?.id],
    );
    const [own] = await api.asSuperuser<{ hash: string }>(
      "select hash from bandstand.tokens where band_user_id = $1",
      [bandUser.id],
    );
    const read = async () =>
      (await api.call(getBandUser, { params: { id: String(bandUser.id) } }, token)).answer;
    expect(await read()).toMatchObject({
      TheUser: { mobilePhone: "07700 900123" },
      TheBand: { paymentDetails: "IBAN" },
    });

    // The same token, now the reader's.
    await api.asSuperuser("update bandstand.tokens set band_user_id = $1 where hash = $2", [
      reader?.id,
      own?.hash,
    ]);
    expect(await read()).toMatchObject({
      TheUser: { mobilePhone: null },
      TheBand: { paymentDetails: null },
    });
    await api.asSuperuser(
      "update bandstand.band_users set share_contact_details = true where id = $1",
      [bandUser.id],
    );
    expect(await read()).toMatchObject({
      TheUser: { mobilePhone: "07700 900123" },
      TheBand: { paymentDetails: null },
    });
  });

  it("is refused an id that is none", async () => {
    const { token } = await api.newBand();
    const { status, failure } = await api.call(getBandUser, { params: { id: "0x10" } }, token);
    expect(status).toBe(422);
    expect(failure.fields).toEqual([{ path: "id", message: "Not an id" }]);
  });
});
