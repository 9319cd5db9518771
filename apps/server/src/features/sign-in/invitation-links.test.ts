/** Links that an administrator hands over: they open one membership, and prove nothing about the address. */
import {
  makeInvitationLink,
  readInvitationLink,
  signInByInvitation,
  startByInvitation,
} from "@bandstand/contracts/invitation-links";
import { addMember, listMembers, removeMember, saveMember } from "@bandstand/contracts/members";
import {
  listBands,
  register,
  resetPassword,
  sendPasswordReset,
  signIn,
  switchBand,
  verifyEmail,
} from "@bandstand/contracts/sign-in";
import { saveUser } from "@bandstand/contracts/users";
import { describe, expect, it } from "vitest";
import { PASSWORD, testApi } from "../../../test/api.ts";
import { newMember } from "../../../test/members.ts";

const api = await testApi();
const ours = await api.newBand("The Confidants");
const theirs = await api.newBand("The Others");
const FIRST_PASSWORD = "Stage!Left4";
const of = (id: number) => ({ params: { id: String(id) } });

async function added(email: string, by = ours): Promise<number> {
  const person = {
    nickname: "Sam",
    forename: "Sam",
    surname: "Reed",
    instrument: "Bass",
    roleId: 1,
  };
  const { answer } = await api.call(
    addMember,
    { body: { bandUser: { ...person, email } } },
    by.token,
  );
  return answer.id;
}

const handed = async (id: number, by = ours) =>
  (await api.call(makeInvitationLink, of(id), by.token)).answer.token;
const read = (token: string) => api.call(readInvitationLink, { body: { token } });
const start = (token: string, newPassword = FIRST_PASSWORD) =>
  api.call(startByInvitation, { body: { token, newPassword } });
const enterBy = (token: string, password: string) =>
  api.call(signInByInvitation, { body: { token, password } });
const enter = (email: string, password: string, bandName?: string) =>
  api.call(signIn, { body: { email, password, ...(bandName !== undefined && { bandName }) } });

async function accountOf(email: string) {
  const [account] = await api.asSuperuser<{ isVerified: boolean; byLink: boolean | null }>(
    `select u.email_verified_at is not null as "isVerified", p.by_link as "byLink"
     from bandstand.users u left join bandstand.user_passwords p on p.user_id = u.id where u.email = $1`,
    [email],
  );
  return account;
}

async function registered(email: string) {
  const body = { email, password: PASSWORD, bandName: "The Decoys" };
  const { answer } = await api.call(register, { body });
  if (!("token" in answer)) throw new Error("not registered");
  return answer;
}

describe("a link handed over for an account without a password", () => {
  it("says whom it invites where, sets the first password, and is in", async () => {
    const email = "sam@example.org";
    const id = await added(email);
    const token = await handed(id);
    expect((await read(token)).answer).toEqual({
      bandName: "The Confidants",
      nickname: "Sam",
      email,
      hasPassword: false,
    });

    const { status, answer } = await start(token);

    expect([status, answer.bandUser.id]).toEqual([200, id]);
    expect((await enter(email, FIRST_PASSWORD, "The Confidants")).status).toBe(200);
  });

  it("verifies no address, and its password counts as chosen by anybody", async () => {
    const email = "unproved@example.org";
    await start(await handed(await added(email)));
    expect(await accountOf(email)).toEqual({ isVerified: false, byLink: false });
  });

  it("opens no membership of another band", async () => {
    const email = "both@example.org";
    const elsewhere = await added(email, theirs);
    const { answer } = await start(await handed(await added(email)));

    const bands = (await api.call(listBands, {}, answer.token)).answer;
    expect(bands.map(({ name }) => name)).toEqual(["The Confidants"]);
    expect((await enter(email, FIRST_PASSWORD, "The Others")).status).toBe(401);
    const params = { id: String(theirs.bandUser.bandId) };
    expect((await api.call(switchBand, { params }, answer.token)).status).toBe(404);
    const waiting = await api.asSuperuser(
      "select 1 from bandstand.band_users where id = $1 and confirmed_at is null",
      [elsewhere],
    );
    expect(waiting).toHaveLength(1);
  });

  it("leaves to the reader of the mail to put everybody else out", async () => {
    const email = "late@example.org";
    await added(email, theirs);
    const { answer } = await start(await handed(await added(email)));
    await api.call(sendPasswordReset, { body: { email } });
    const { text } = await api.mailTo(email);
    const resetToken = /reset=([\w-]{43})/.exec(text ?? "")?.[1] ?? "";
    const newPassword = "Stage!Right5";

    const { status } = await api.call(resetPassword, { body: { email, resetToken, newPassword } });

    expect(status).toBe(200);
    expect((await api.call(listBands, {}, answer.token)).status).toBe(401);
    expect((await enter(email, FIRST_PASSWORD)).status).toBe(401);
    expect((await enter(email, newPassword, "The Others")).status).toBe(200);
    expect(await accountOf(email)).toEqual({ isVerified: true, byLink: true });
  });

  it("lets nobody carry off, under another address, what waits for the reader of the mail", async () => {
    const email = "carried@example.org";
    await added(email, theirs);
    const { answer } = await start(await handed(await added(email)));
    const body = { email: "thief@example.org", currentPassword: FIRST_PASSWORD };
    const asked = await api.call(saveUser, { ...of(answer.bandUser.userId), body }, answer.token);
    expect(asked.status).toBe(200);
    const { text } = await api.mailTo("thief@example.org");
    const token = /token=([\w-]{43})/.exec(text ?? "")?.[1] ?? "";

    const changed = await api.call(verifyEmail, { body: { token } });

    expect(changed.failure.code).toBe("link_invalid");
    expect((await enter(email, FIRST_PASSWORD)).status).toBe(200);
  });

  it("takes no easy password, and is good for a better one", async () => {
    const token = await handed(await added("easy@example.org"));
    expect((await start(token, "Confidants1!")).status).toBe(422);
    expect((await start(token)).status).toBe(200);
  });

  it("is used once, however many try at once", async () => {
    const token = await handed(await added("once@example.org"));
    const answers = await Promise.all(Array.from({ length: 5 }, () => start(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await read(token)).failure.code).toBe("link_invalid");
  });
});

describe("a link handed over for an account with a password", () => {
  it("never sets another, whatever is sent with it", async () => {
    const email = "owner@example.org";
    await registered(email);
    const token = await handed(await added(email));
    expect((await read(token)).answer.hasPassword).toBe(true);

    expect((await start(token)).failure.code).toBe("changed_meanwhile");
    expect((await enterBy(token, FIRST_PASSWORD)).failure.code).toBe("sign_in_failed");

    expect((await enter(email, PASSWORD, "The Decoys")).status).toBe(200);
    expect((await enter(email, FIRST_PASSWORD)).status).toBe(401);
  });

  it("opens the membership for whoever knows the password, and leaves their other sign-ins", async () => {
    const email = "known@example.org";
    const { token: session } = await registered(email);
    await added(email, theirs);
    const id = await added(email);
    expect((await enter(email, PASSWORD, "The Confidants")).status).toBe(401);

    const { status, answer } = await enterBy(await handed(id), PASSWORD);

    expect([status, answer.bandUser.id]).toEqual([200, id]);
    const bands = (await api.call(listBands, {}, session)).answer;
    expect(bands.map(({ name }) => name)).toEqual(["The Confidants", "The Decoys"]);
    expect(await accountOf(email)).toEqual({ isVerified: false, byLink: false });
  });

  it("is good for another try after a wrong password, and for none after the right one", async () => {
    const email = "twice@example.org";
    await registered(email);
    const token = await handed(await added(email));
    expect((await enterBy(token, "Wrong!Word9")).status).toBe(401);
    expect((await enterBy(token, PASSWORD)).status).toBe(200);
    expect((await enterBy(token, PASSWORD)).failure.code).toBe("link_invalid");
  });

  it("sets none that was set between its making and its use", async () => {
    const email = "between@example.org";
    const [first, second] = [await added(email), await added(email, theirs)];
    const [ourLink, theirLink] = [await handed(first), await handed(second, theirs)];
    const answers = await Promise.all([start(ourLink), start(theirLink, "Stage!Right5")]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const won = answers[0].status === 200 ? FIRST_PASSWORD : "Stage!Right5";
    const left = answers[0].status === 200 ? theirLink : ourLink;
    expect((await enterBy(left, won)).status).toBe(200);
  });
});

describe("a link handed over", () => {
  it("is made by administrators of the member's band, and for nobody by themselves", async () => {
    const id = await added("made@example.org");
    const editor = await newMember(api, ours.bandUser.bandId, { BU: "W" });
    expect((await api.call(makeInvitationLink, of(id), editor.token)).status).toBe(403);
    expect((await api.call(makeInvitationLink, of(id), theirs.token)).status).toBe(404);
    const own = await api.call(makeInvitationLink, of(ours.bandUser.id), ours.token);
    expect(own.status).toBe(403);
  });

  it("makes the member a pending one", async () => {
    const id = await added("pending@example.org");
    await handed(id);
    const members = (await api.call(listMembers, {}, ours.token)).answer;
    expect(members.find((one) => one.id === id)?.StatusConfig?.tag).toBe("PND");
  });

  it("ends the one before, and ends with its week", async () => {
    const id = await added("week@example.org");
    const before = await handed(id);
    const token = await handed(id);
    expect((await start(before)).failure.code).toBe("link_invalid");
    const { expiresAt } = (await api.call(makeInvitationLink, of(id), ours.token)).answer;
    const days = (Date.parse(expiresAt) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThan(7.1);
    expect((await start(token)).failure.code).toBe("link_invalid");
    const last = await handed(id);
    await api.asSuperuser(
      "update bandstand.invitation_links set expires_at = now() where band_user_id = $1",
      [id],
    );
    expect((await start(last)).failure.code).toBe("link_invalid");
    expect((await read(last)).failure.code).toBe("link_invalid");
  });

  it("goes with the member, and rests while their sign-in is off", async () => {
    const id = await added("off@example.org");
    const token = await handed(id);
    const switched = (signinEnabled: boolean) =>
      api.call(saveMember, { ...of(id), body: { bandUser: { signinEnabled } } }, ours.token);
    await switched(false);
    expect((await start(token)).failure.code).toBe("link_invalid");
    expect(await accountOf("off@example.org")).toEqual({ isVerified: false, byLink: null });
    await switched(true);
    expect((await read(token)).status).toBe(200);
    await api.call(removeMember, of(id), ours.token);
    expect((await start(token)).failure.code).toBe("link_invalid");
  });

  it("is worth as much as whoever made it is at the moment", async () => {
    const { bandId } = ours.bandUser;
    const kit = await newMember(api, bandId, {}, "Kit");
    const grade = (column: string, id: number, on: boolean) =>
      api.asSuperuser(`update bandstand.band_users set ${column} = $2 where id = $1`, [id, on]);
    await grade("administrator_enabled", kit.bandUserId, true);
    const by = { ...ours, token: kit.token };
    const id = await added("worth@example.org");
    const token = await handed(id, by);
    const isGood = async () => (await read(token)).status === 200;
    expect(await isGood()).toBe(true);
    await grade("super_administrator_enabled", id, true);
    expect(await isGood()).toBe(false);
    expect((await api.call(makeInvitationLink, of(id), kit.token)).status).toBe(403);
    await grade("super_administrator_enabled", id, false);
    expect(await isGood()).toBe(true);
    await grade("administrator_enabled", kit.bandUserId, false);
    expect(await isGood()).toBe(false);
    expect((await start(token)).failure.code).toBe("link_invalid");
  });

  it("is not taken by the calls that trust what was mailed", async () => {
    const email = "trusting@example.org";
    const resetToken = await handed(await added(email));
    const body = { email, resetToken, newPassword: FIRST_PASSWORD };
    expect((await api.call(resetPassword, { body })).failure.code).toBe("link_invalid");
  });

  it("is kept as a hash alone", async () => {
    const token = await handed(await added("hash@example.org"));
    const kept = await api.asSuperuser("select hash from bandstand.invitation_links");
    expect(JSON.stringify(kept)).not.toContain(token);
  });
});
