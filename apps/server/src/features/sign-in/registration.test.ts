import { register, signIn } from "@bandstand/contracts/sign-in";
import { describe, expect, it } from "vitest";
import { PASSWORD, testApi } from "../../../test/api.ts";

const api = await testApi();

const registerAs = (email: string, bandName: string, password = PASSWORD) =>
  api.call(register, { body: { email, password, bandName } });

describe("registering a band", () => {
  it("makes the person, the band and its first administrator, and signs in", async () => {
    const { status, answer } = await registerAs("Mira.Jansen.Long@Example.org", "The Ardens");
    expect(status).toBe(201);
    expect(answer).toMatchObject({
      token: expect.stringMatching(/^[\w-]{43}$/),
      bandUser: {
        nickname: "mira.jansen.lon",
        administratorEnabled: true,
        superAdministratorEnabled: true,
        Role: { tag: "M", name: "Member" },
        TheUser: { email: "mira.jansen.long@example.org", emailVerified: false },
        TheBand: { identity: "the-ardens", name: "The Ardens" },
      },
    });
  });

  it("gives each band of a name an identity of its own, also when many register at once", async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        registerAs(`salt${index}@example.org`, "Salt & Neon"),
      ),
    );
    const identities = answers.map(
      ({ answer }) => "bandUser" in answer && answer.bandUser.TheBand.identity,
    );
    expect(new Set(identities)).toEqual(
      new Set([
        "salt-and-neon",
        "salt-and-neon-2",
        "salt-and-neon-3",
        "salt-and-neon-4",
        "salt-and-neon-5",
        "salt-and-neon-6",
      ]),
    );
  });

  it("strips from the band's name what a name cannot hold", async () => {
    const { answer } = await registerAs("halcyon@example.org", "  Halcyon <Drive>  ");
    expect(answer).toMatchObject({ bandUser: { TheBand: { name: "Halcyon Drive" } } });
  });

  it("adds a further band for those who know the account's password", async () => {
    await registerAs("joss@example.org", "First Band");
    const { status, answer } = await registerAs("joss@example.org", "Second Band");
    expect(status).toBe(201);
    expect(answer).toMatchObject({ bandUser: { TheBand: { name: "Second Band" } } });
  });

  it("refuses a further band with another password, in the words of a failed sign-in", async () => {
    await registerAs("theo@example.org", "Theo's Band");
    const { status, failure } = await registerAs("theo@example.org", "Not Theo's", "Wrong!123");
    expect(status).toBe(401);
    expect(failure.code).toBe("sign_in_failed");
  });

  it("mails a link to set a password where the account has none, and founds no band", async () => {
    await api.asSuperuser("insert into bandstand.users (email) values ('invited@example.org')");
    const { status, answer } = await registerAs("invited@example.org", "Patience");
    expect(status).toBe(202);
    expect(answer).toEqual({ message: expect.stringContaining("link to set one") });
    const mail = await api.mailTo("invited@example.org");
    expect(mail.text).toContain("https://bandstand.test/signin?reset=");
    expect(await api.asSuperuser("select 1 from bandstand.bands where name = 'Patience'")).toEqual(
      [],
    );
  });

  it("makes one account of the same address registered twice at once", async () => {
    const answers = await Promise.all([
      registerAs("twice@example.org", "Twice One"),
      registerAs("twice@example.org", "Twice Two"),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const users = await api.asSuperuser(
      "select id from bandstand.users where email = 'twice@example.org'",
    );
    expect(users).toHaveLength(1);
  });

  it("welcomes the newcomer by mail, with a link that verifies the address", async () => {
    await registerAs("ana@example.org", "Ana's Band");
    const mail = await api.mailTo("ana@example.org");
    expect(mail.html).toContain("Ana&#39;s Band");
    expect(mail.text).toMatch(/https:\/\/bandstand\.test\/verify\?token=[\w-]{43}/);
  });

  it.each([
    [
      { email: "", password: PASSWORD, bandName: "Abc" },
      "email",
      "Please enter your email address",
    ],
    [
      { email: "no-address", password: PASSWORD, bandName: "Abc" },
      "email",
      "Invalid email address format",
    ],
    [
      { email: "a@b.c", password: PASSWORD, bandName: "Abc" },
      "email",
      "Invalid email address format",
    ],
    [{ email: "a@b.co", password: "", bandName: "Abc" }, "password", "Please enter a password"],
    [
      { email: "a@b.co", password: "Abcdefg1", bandName: "Abc" },
      "password",
      "Password must be 8-30 long including one number and one special character !@#$%^&*",
    ],
    [
      { email: "a@b.co", password: PASSWORD, bandName: "" },
      "bandName",
      "Please enter your band name",
    ],
    [
      { email: "a@b.co", password: PASSWORD, bandName: "ab" },
      "bandName",
      "Band Name must be 3-30 long",
    ],
    [
      { email: "a@b.co", password: PASSWORD, bandName: "x".repeat(31) },
      "bandName",
      "Band Name must be 3-30 long",
    ],
  ])("says what is wrong with %j at its field", async (body, path, message) => {
    const { status, failure } = await api.call(register, { body });
    expect(status).toBe(422);
    expect(failure.fields).toEqual([{ path, message }]);
  });

  it("refuses a password that is easy to guess, whether or not the address has an account", async () => {
    await registerAs("careful@example.org", "The Careful");
    for (const email of ["careful@example.org", "careless@example.org"]) {
      const { status, failure } = await registerAs(email, "The Careless", "Password1!");
      expect(status).toBe(422);
      expect(failure.fields).toEqual([
        {
          path: "password",
          message:
            "This password is too easy to guess. Please choose one with less common words and numbers.",
        },
      ]);
    }
    expect((await registerAs("careless@example.org", "Night Owls", "NightOwls1!")).status).toBe(
      422,
    );
    expect((await registerAs("careless@example.org", "Night Owls", "Careless1!")).status).toBe(422);
    expect(
      await api.asSuperuser("select 1 from bandstand.users where email = 'careless@example.org'"),
    ).toEqual([]);
  });

  it("keeps a name that looks like SQL or HTML as the letters it may have", async () => {
    const { answer } = await registerAs("bobby@example.org", "Robert'); DROP TABLE");
    expect(answer).toMatchObject({ bandUser: { TheBand: { name: "Robert' DROP TABLE" } } });
    const { status } = await api.call(signIn, {
      body: { email: "bobby@example.org", password: PASSWORD },
    });
    expect(status).toBe(200);
  });
});
