/** Adding somebody to a band, and inviting them. */
import {
  addMember,
  addUser,
  findUser,
  inviteMember,
  listMembers,
  listMemberMenus,
  listMenuOptions,
  listMenuOptionsOfMember,
} from "@bandstand/contracts/members";
import { listBands, resetPassword, sendPasswordReset, signIn } from "@bandstand/contracts/sign-in";
import type { Request } from "@bandstand/contracts/endpoint";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { newMember } from "../../../test/members.ts";

const api = await testApi();
const { token, bandUser: me } = await api.newBand("The Confidants");
const NEW_PASSWORD = "Stage!Left4";

const person = (email: string) => ({
  email,
  forename: "Sam",
  surname: "Reed",
  instrument: "Bass",
  roleId: 1,
});
type Body = Request<typeof addMember>["body"];

const add = (bandUser: Body["bandUser"], also: Omit<Body, "bandUser"> = {}, as = token) =>
  api.call(addMember, { body: { bandUser, ...also } }, as);
const optionOfSongs = async () => {
  const menus = (await api.call(listMenuOptions, { query: { tag: "SO" } }, token)).answer;
  return menus.flatMap(({ MenuOptions }) => MenuOptions)[0]?.id ?? 0;
};
const statusOf = async (id: number) =>
  (await api.call(listMembers, {}, token)).answer.find((one) => one.id === id)?.StatusConfig?.tag;
const secretIn = (text: string | undefined) => /reset=([\w-]{43})/.exec(text ?? "")?.[1] ?? "";
const enter = (email: string, password: string) =>
  api.call(signIn, { body: { email, password, bandName: "The Confidants" } });

/** Somebody with a band of their own, whose password came by mail. */
async function somebodyElse(email: string) {
  const { bandUser } = await api.newBand();
  await api.asSuperuser("update bandstand.users set email = $2 where id = $1", [
    bandUser.userId,
    email,
  ]);
  await api.call(sendPasswordReset, { body: { email } });
  const { text } = await api.mailTo(email);
  await api.call(resetPassword, {
    body: { email, resetToken: secretIn(text), newPassword: NEW_PASSWORD },
  });
}

describe("an address that nobody has an account with", () => {
  it("gets one, whose owner is invited, sets a password and is in", async () => {
    const email = "sam@example.org";
    expect((await api.call(findUser, { body: { email } }, token)).failure.code).toBe(
      "user_not_found",
    );
    const { status, answer } = await add(person(email));
    expect(status).toBe(201);
    expect(answer).toMatchObject({ nickname: "Sam", instrument: "Bass", signinEnabled: true });
    expect(await statusOf(answer.id)).toBe("NEW");

    const invited = await api.call(inviteMember, { params: { id: String(answer.id) } }, token);
    expect(invited.answer.message).toBe("Invitation successfully send to Sam");
    expect(await statusOf(answer.id)).toBe("PND");
    const { subject, text } = await api.mailTo(email);
    expect(subject).toBe(`${me.nickname} invites you to The Confidants`);
    expect(text).toContain(`&band=${me.TheBand.identity}`);

    const body = { email, resetToken: secretIn(text), newPassword: NEW_PASSWORD };
    expect((await api.call(resetPassword, { body })).status).toBe(200);
    expect((await enter(email, NEW_PASSWORD)).status).toBe(200);
    expect(await statusOf(answer.id)).toBeUndefined();
    expect((await api.call(resetPassword, { body })).failure.code).toBe("link_invalid");
  });

  it("needs a name", async () => {
    const { failure } = await add({ email: "noname@example.org", instrument: "Bass", roleId: 1 });
    expect(failure.fields?.map(({ path }) => path)).toEqual([
      "bandUser.forename",
      "bandUser.surname",
    ]);
  });

  it("is called by its forename, which is never cut within a character", async () => {
    const forename = "Jonathan Paul 🎸";
    const { answer } = await add({ ...person("emoji@example.org"), forename });
    expect(answer.nickname).toBe("Jonathan Paul");
  });

  it("is kept in lower case, and is one account however it is spelled", async () => {
    const { answer } = await add(person("Loud@Example.org"));
    expect(answer.TheUser.email).toBe("loud@example.org");
    expect((await add(person("LOUD@example.org"))).failure.code).toBe("already_member");
  });

  it("starts with the rights of its role, unless others are given", async () => {
    const rightsOf = async (id: number) =>
      Object.fromEntries(
        (await api.call(listMemberMenus, { params: { id: String(id) } }, token)).answer
          .flatMap(({ MenuOptions }) => MenuOptions)
          .map(({ tag, priv }) => [tag, priv]),
      );
    const helper = await add({ ...person("helper@example.org"), roleId: 3 });
    expect(await rightsOf(helper.answer.id)).toMatchObject({ DB: "R", SO: "H", BU: "H" });
    const given = [{ menuOptionId: await optionOfSongs(), priv: "W" as const }];
    const singer = await add(person("singer@example.org"), { bandUserMenuOptions: given });
    expect(await rightsOf(singer.answer.id)).toMatchObject({ DB: "H", SO: "W" });
  });
});

describe("an address with an account", () => {
  it("whose password came by mail is in at once, and told so", async () => {
    const email = "known@example.org";
    await somebodyElse(email);
    const found = (await api.call(findUser, { body: { email } }, token)).answer;
    expect(found).toMatchObject({ forename: null, bandUserId: null });
    const { answer } = await add({ email, nickname: "Kit", instrument: "Drums", roleId: 1 });
    const { text } = await api.mailTo(email);
    expect(text).toContain("the password that you already have");
    const session = await enter(email, NEW_PASSWORD);
    expect(session.answer.bandUser.id).toBe(answer.id);
    const bands = (await api.call(listBands, {}, session.answer.token)).answer;
    expect(bands.map(({ name }) => name)).toContain("The Confidants");
  });

  it("is told apart where it is in the band", async () => {
    const { TheUser, id } = me;
    const email = TheUser.email ?? "";
    const body = { email };
    expect((await api.call(findUser, { body }, token)).answer.bandUserId).toBe(id);
    const { failure, status } = await add(person(email));
    expect([status, failure.fields?.[0]]).toEqual([
      409,
      {
        path: "bandUser.email",
        message: "This email is already registered to a member of this band",
      },
    ]);
  });

  it("is added once, however often at once", async () => {
    const statuses = await Promise.all(
      Array.from({ length: 5 }, async () => (await add(person("twice@example.org"))).status),
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(4);
  });
});

it("an address that its account gives up meanwhile lets nobody in, and is refused at its field", async () => {
  const email = "moving@example.org";
  await somebodyElse(email);
  const adding = await api.database.system(async (tx) => {
    await tx.rows({ text: "select id from bands where id = $1 for update" }, [me.bandId]);
    const begun = add({ email, nickname: "Kit", instrument: "Drums", roleId: 1 });
    // It has looked the address up, and waits for the rights of the band.
    await expect.poll(waitingForLocks).toBe(1);
    await tx.rows({ text: "update users set email = $2 where email = $1" }, [
      email,
      "moved@example.org",
    ]);
    return { begun };
  });
  const { status, failure } = await adding.begun;
  expect([status, failure.fields]).toEqual([
    422,
    [
      {
        path: "bandUser.email",
        message: "This account has another address by now. Please check again.",
      },
    ],
  ]);
  const members = (await api.call(listMembers, {}, token)).answer;
  expect(members.map(({ TheUser }) => TheUser.email)).not.toContain("moved@example.org");
});

async function waitingForLocks(): Promise<number | undefined> {
  const [row] = await api.asSuperuser<{ count: number }>(
    `select count(*)::integer as count from pg_stat_activity
     where wait_event_type = 'Lock' and datname = current_database()`,
  );
  return row?.count;
}

describe("who adds members", () => {
  it("gives no more than they have, and invites only as administrator", async () => {
    const editor = await newMember(api, me.bandId, { BU: "W", SO: "R" });
    const administrator = { ...person("a@example.org"), administratorEnabled: true };
    const menuOptionId = await optionOfSongs();
    const writes = { bandUserMenuOptions: [{ menuOptionId, priv: "W" as const }] };
    const reads = { bandUserMenuOptions: [{ menuOptionId, priv: "R" as const }] };
    expect((await add(administrator, reads, editor.token)).status).toBe(403);
    expect((await add(person("b@example.org"), writes, editor.token)).status).toBe(403);
    expect(
      (await add(person("c@example.org"), { ...reads, invite: true }, editor.token)).status,
    ).toBe(403);
    expect((await add(person("d@example.org"), reads, editor.token)).status).toBe(201);
  });

  it("invites nobody by their own card: not even themselves once more", async () => {
    const { status, failure } = await api.call(
      inviteMember,
      { params: { id: String(me.id) } },
      token,
    );
    expect([status, failure.code]).toEqual([403, "no_right"]);
  });

  it.each(["jo@bänd.example", "jo@пример.рф", "jö@band.example", "jo@band.example\u202e"])(
    "is told at the field that %s is no address that mail reaches",
    async (email) => {
      const told = await add(person(email));
      expect([told.status, told.failure.fields]).toEqual([
        422,
        [{ path: "bandUser.email", message: "Invalid email address format" }],
      ]);
      expect((await api.call(findUser, { body: { email } }, token)).status).toBe(422);
      expect((await enter(email, NEW_PASSWORD)).status).toBe(401);
    },
  );

  it("adds a domain of another script by the name that the net has for it", async () => {
    const { answer } = await add(person("Jo@XN--bnd-qla.example"));
    expect(answer.TheUser.email).toBe("jo@xn--bnd-qla.example");
  });

  it("is not asked about people without the right", async () => {
    const reader = await newMember(api, me.bandId, { BU: "R" });
    expect((await add(person("e@example.org"), {}, reader.token)).status).toBe(403);
    const body = { email: "sam@example.org" };
    expect((await api.call(findUser, { body }, reader.token)).status).toBe(403);
    const nobody = await newMember(api, me.bandId, {});
    const query = { bandUserId: String(me.id) };
    expect((await api.call(listMenuOptionsOfMember, { query }, nobody.token)).status).toBe(403);
    const own = await api.call(listMenuOptionsOfMember, {}, nobody.token);
    expect(own.answer.length).toBeGreaterThan(0);
  });
});

describe("an account made on somebody's behalf", () => {
  it("is made without a password, once", async () => {
    const body = { email: "Fresh@example.org", forename: "Fay", surname: "Reed" };
    const first = await api.call(addUser, { body }, token);
    expect([first.status, first.answer.forename]).toEqual([201, "Fay"]);
    const again = await api.call(addUser, { body: { ...body, forename: "Eve" } }, token);
    expect([again.status, again.answer]).toEqual([200, first.answer]);
  });

  it("needs a name", async () => {
    const body = { email: "nameless@example.org", forename: "", surname: "Reed" };
    const { failure } = await api.call(addUser, { body }, token);
    expect(failure.fields?.map(({ path }) => path)).toEqual(["forename"]);
  });
});
