/** One's own account, and what a band may know of those of its members. */
import {
  verifyEmail,
  sendPasswordReset,
  resetPassword,
  signIn,
} from "@bandstand/contracts/sign-in";
import { getUser, getUserEmail, type SaveUser, saveUser } from "@bandstand/contracts/users";
import { describe, expect, it } from "vitest";
import { PASSWORD, testApi } from "../../../test/api.ts";
import { newMember } from "../../../test/members.ts";

const api = await testApi();

const of = (id: number) => ({ params: { id: String(id) } });

async function person() {
  const { token, bandUser } = await api.newBand();
  const { userId, bandId } = bandUser;
  const email = bandUser.TheUser.email ?? "";
  // The welcome.
  await api.mailTo(email);
  const save = (body: SaveUser, as = token) => api.call(saveUser, { ...of(userId), body }, as);
  const read = async () => (await api.call(getUser, of(userId), token)).answer;
  return { token, userId, bandId, email, save, read };
}

/** Neither is found in the other, by which mails are told apart. */
const nextOf = (email: string) => email.replace("@", ".next@");
const tokenIn = (text = "") => /token=([\w-]{43})/.exec(text)?.[1] ?? "";

describe("one's own account", () => {
  it("is read and saved, changed fields only", async () => {
    const { save, read } = await person();
    const { status, answer } = await save({
      forename: " Mira ",
      surname: "Holt",
      phone: "07700 900118",
      location: "Leeds",
      mainInstrument: "",
      playInline: false,
    });
    expect(status).toBe(200);
    expect(answer).toMatchObject({
      forename: "Mira",
      surname: "Holt",
      phone: "07700 900118",
      location: "Leeds",
      mainInstrument: null,
      playInline: false,
      pendingEmail: null,
    });
    expect(await read()).toEqual(answer);
    expect((await save({ location: "York" })).answer).toMatchObject({
      forename: "Mira",
      location: "York",
    });
  });

  it.each([
    [{ forename: "" }, "forename"],
    [{ forename: "x".repeat(17) }, "forename"],
    [{ surname: " " }, "surname"],
    [{ phone: "x".repeat(17) }, "phone"],
    [{ location: "x".repeat(21) }, "location"],
    [{ address: "x".repeat(81) }, "address"],
    [{ mainInstrument: "x".repeat(21) }, "mainInstrument"],
    [{ email: "" }, "email"],
    [{ email: "mira@bücher.example" }, "email"],
    [{ email: "javascript:alert(1)" }, "email"],
    [{ email: `${"x".repeat(60)}@example.org` }, "email"],
  ])("refuses %o", async (body, field) => {
    const { save } = await person();
    const { status, failure } = await save(body);
    expect(status).toBe(422);
    expect(failure.fields?.map(({ path }) => path)).toEqual([field]);
  });

  it("says what is wrong with an address in the words of the profile", async () => {
    const { save } = await person();
    const said = async (email: string) => (await save({ email })).failure.fields?.[0]?.message;
    expect(await said("")).toBe("Enter an Email");
    expect(await said("mira@bücher.example")).toBe("Invalid Email Address Format");
  });

  it("is saved by nobody else, an administrator least of all", async () => {
    const { token, bandId } = await person();
    const sam = await newMember(api, bandId, {});
    const { status } = await api.call(
      saveUser,
      { ...of(sam.userId), body: { forename: "Eve" } },
      token,
    );
    expect(status).toBe(403);
  });

  it("of two saves that cross, the second is refused", async () => {
    const { save, read } = await person();
    const { updatedAt } = await read();
    expect((await save({ forename: "Mira", updatedAt })).status).toBe(200);
    const { status, failure } = await save({ forename: "Mirabel", updatedAt });
    expect([status, failure.code]).toEqual([409, "changed_meanwhile"]);
    expect((await read()).forename).toBe("Mira");
  });
});

describe("a person of the band", () => {
  async function band() {
    const { token, bandId } = await person();
    const sam = await newMember(api, bandId, {});
    await api.asSuperuser(
      `update bandstand.users set forename = 'Sam', mobile_phone = '0113', address = 'Here', location = 'Leeds',
         pending_email = 'sam@example.org' where id = $1`,
      [sam.userId],
    );
    const share = () =>
      api.asSuperuser(
        "update bandstand.band_users set share_contact_details = true where id = $1",
        [sam.bandUserId],
      );
    return { token, bandId, sam, share };
  }

  it("is told to whoever edits members, but not what waits for confirmation", async () => {
    const { sam, bandId } = await band();
    const editor = await newMember(api, bandId, { BU: "W" });
    const { answer } = await api.call(getUser, of(sam.userId), editor.token);
    expect(answer).toMatchObject({ forename: "Sam", phone: "0113", address: "Here" });
    expect(answer.email).toMatch(/@example.org$/);
    expect(answer.pendingEmail).toBeNull();
  });

  it("is told to readers without how they are reached, unless they share it", async () => {
    const { sam, bandId, share } = await band();
    const reader = await newMember(api, bandId, { BU: "R" });
    const read = async () => (await api.call(getUser, of(sam.userId), reader.token)).answer;
    expect(await read()).toMatchObject({
      forename: "Sam",
      email: null,
      phone: null,
      address: null,
      location: null,
    });
    const { answer } = await api.call(getUserEmail, of(sam.userId), reader.token);
    expect(answer).toEqual({ id: sam.userId, email: null });
    await share();
    expect(await read()).toMatchObject({ phone: "0113", address: "Here", location: "Leeds" });
  });

  it("is told to nobody without the right to see members, and not to another band", async () => {
    const { sam, bandId } = await band();
    const helper = await newMember(api, bandId, {});
    expect((await api.call(getUser, of(sam.userId), helper.token)).status).toBe(403);
    const stranger = await person();
    expect((await api.call(getUser, of(sam.userId), stranger.token)).status).toBe(404);
  });
});

describe("a new address", () => {
  it("waits for its link, which makes it the account's, verified", async () => {
    const { save, read, email, token } = await person();
    const next = nextOf(email);
    const { answer } = await save({ email: next.toUpperCase(), currentPassword: PASSWORD });
    expect(answer).toMatchObject({ email, pendingEmail: next });

    const told = await api.mailTo(email);
    expect(told.subject).toBe("Your Bandstand address is about to change");
    expect(told.text).not.toContain(next);
    const mail = await api.mailTo(next);
    const body = { token: tokenIn(mail.text) };
    expect((await api.call(verifyEmail, { body })).answer).toMatchObject({ email: next });
    expect(await read()).toMatchObject({ email: next, pendingEmail: null, emailVerified: true });
    expect((await api.call(verifyEmail, { body })).status).toBe(422);
    const signedIn = await api.call(signIn, { body: { email: next, password: PASSWORD } });
    expect(signedIn.status).toBe(200);
    expect((await api.call(getUser, of(answer.id), token)).status).toBe(200);
  });

  it("asks for the password, and says at its field that it is wrong", async () => {
    const { save, email, read } = await person();
    const next = nextOf(email);
    for (const currentPassword of ["", "Wrong!2026"]) {
      const { status, failure } = await save({ email: next, currentPassword });
      expect(status).toBe(422);
      expect(failure.fields?.[0]?.path).toBe("currentPassword");
    }
    expect((await read()).pendingEmail).toBeNull();
  });

  it("of somebody else is taken the same way, and its owner is told", async () => {
    const { save, email, read } = await person();
    const other = await person();
    const { status, answer } = await save({ email: other.email, currentPassword: PASSWORD });
    expect([status, answer.pendingEmail]).toEqual([200, other.email]);
    const mail = await api.mailTo(other.email);
    expect(mail.subject).toBe("This address already has a Bandstand account");
    expect(tokenIn(mail.text)).toBe("");
    expect((await read()).email).toBe(email);
  });

  it("that became another account's meanwhile is refused by its link", async () => {
    const { save, email, read } = await person();
    const next = nextOf(email);
    await save({ email: next, currentPassword: PASSWORD });
    const mail = await api.mailTo(next);
    await api.asSuperuser("insert into bandstand.users (email) values ($1)", [next]);
    const { failure } = await api.call(verifyEmail, { body: { token: tokenIn(mail.text) } });
    expect(failure.code).toBe("link_invalid");
    expect((await read()).email).toBe(email);
  });

  it("is called off by the old one", async () => {
    const { save, email } = await person();
    const next = nextOf(email);
    await save({ email: next, currentPassword: PASSWORD });
    const mail = await api.mailTo(next);
    expect((await save({ email })).answer.pendingEmail).toBeNull();
    const { status } = await api.call(verifyEmail, { body: { token: tokenIn(mail.text) } });
    expect(status).toBe(422);
  });

  it("is called off by a reset of the password", async () => {
    const { save, email } = await person();
    const next = nextOf(email);
    await save({ email: next, currentPassword: PASSWORD });
    const mail = await api.mailTo(next);
    await api.mailTo(email);
    await api.call(sendPasswordReset, { body: { email } });
    const reset = await api.mailTo(email);
    const resetToken = /reset=([\w-]{43})/.exec(reset.text ?? "")?.[1] ?? "";
    await api.call(resetPassword, { body: { email, newPassword: "Stage!Left4", resetToken } });
    const { status } = await api.call(verifyEmail, { body: { token: tokenIn(mail.text) } });
    expect(status).toBe(422);
  });

  it("makes what was mailed to the old one worthless, and proves nothing about the password", async () => {
    const { save, email, userId } = await person();
    await api.call(sendPasswordReset, { body: { email } });
    const reset = await api.mailTo(email);
    const resetToken = /reset=([\w-]{43})/.exec(reset.text ?? "")?.[1] ?? "";
    await api.asSuperuser("update bandstand.user_passwords set by_link = true where user_id = $1", [
      userId,
    ]);
    const next = nextOf(email);
    await save({ email: next, currentPassword: PASSWORD });
    const mail = await api.mailTo(next);
    await api.call(verifyEmail, { body: { token: tokenIn(mail.text) } });
    const body = { email: next, newPassword: "Stage!Left4", resetToken };
    expect((await api.call(resetPassword, { body })).status).toBe(422);
    const [password] = await api.asSuperuser<{ byLink: boolean }>(
      `select by_link as "byLink" from bandstand.user_passwords where user_id = $1`,
      [userId],
    );
    expect(password?.byLink).toBe(false);
  });
});
