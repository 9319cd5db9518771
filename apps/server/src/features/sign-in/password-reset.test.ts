import {
  listBands,
  register,
  resetPassword,
  sendPasswordReset,
  signIn,
  verifyEmail,
} from "@bandstand/contracts/sign-in";
import { describe, expect, it } from "vitest";
import { PASSWORD, testApi } from "../../../test/api.ts";
import { hashSecret, newSecret } from "../../platform/security/secrets.ts";

const api = await testApi();

const NEW_PASSWORD = "Stage!Left4";

async function newPerson(email: string) {
  const { answer } = await api.call(register, {
    body: { email, password: PASSWORD, bandName: "The Ardens" },
  });
  if (!("token" in answer)) throw new Error("not registered");
  const welcome = await api.mailTo(email);
  return { session: answer, verifyToken: /token=([\w-]{43})/.exec(welcome.text ?? "")?.[1] ?? "" };
}

async function resetTokenFor(email: string): Promise<string> {
  await api.call(sendPasswordReset, { body: { email } });
  const mail = await api.mailTo(email);
  return /reset=([\w-]{43})/.exec(mail.text ?? "")?.[1] ?? "";
}

const reset = (email: string, resetToken: string, newPassword = NEW_PASSWORD) =>
  api.call(resetPassword, { body: { email, resetToken, newPassword } });

describe("resetting a password", () => {
  it("sets the new one with the mailed token, and ends every sign-in", async () => {
    const { session } = await newPerson("mira@example.org");
    const token = await resetTokenFor("mira@example.org");
    const { status, answer } = await reset("mira@example.org", token);
    expect(status).toBe(200);
    expect(answer).toEqual({
      message: "Your password has been changed. Please sign in.",
      error: null,
    });
    expect((await api.call(listBands, {}, session.token)).status).toBe(401);
    const old = await api.call(signIn, { body: { email: "mira@example.org", password: PASSWORD } });
    expect(old.status).toBe(401);
    const fresh = await api.call(signIn, {
      body: { email: "mira@example.org", password: NEW_PASSWORD },
    });
    expect(fresh.status).toBe(200);
    expect(fresh.answer.bandUser.TheUser.emailVerified).toBe(true);
  });

  it("answers the same whether or not the address has an account", async () => {
    await newPerson("known@example.org");
    const known = await api.call(sendPasswordReset, { body: { email: "known@example.org" } });
    const unknown = await api.call(sendPasswordReset, { body: { email: "unknown@example.org" } });
    expect(known.status).toBe(200);
    expect(unknown.answer).toEqual(known.answer);
  });

  it("takes a token once", async () => {
    await newPerson("once@example.org");
    const token = await resetTokenFor("once@example.org");
    expect((await reset("once@example.org", token)).status).toBe(200);
    const again = await reset("once@example.org", token, "Second!Try1");
    expect(again.status).toBe(422);
    expect(again.failure.code).toBe("link_invalid");
  });

  it("takes a token for half an hour", async () => {
    await newPerson("late@example.org");
    const token = await resetTokenFor("late@example.org");
    await api.asSuperuser(
      "update bandstand.user_links set expires_at = expires_at - interval '30 minutes'",
    );
    expect((await reset("late@example.org", token)).failure.code).toBe("link_invalid");
  });

  it("takes a token for its own account only, and leaves it good", async () => {
    await newPerson("mine@example.org");
    await newPerson("theirs@example.org");
    const token = await resetTokenFor("mine@example.org");
    expect((await reset("theirs@example.org", token)).failure.code).toBe("link_invalid");
    expect((await reset("mine@example.org", token)).status).toBe(200);
  });

  it("takes the token of the latest mail only", async () => {
    await newPerson("latest@example.org");
    const first = await resetTokenFor("latest@example.org");
    const second = await resetTokenFor("latest@example.org");
    expect((await reset("latest@example.org", first)).failure.code).toBe("link_invalid");
    expect((await reset("latest@example.org", second)).status).toBe(200);
  });

  it("ends every other mailed link of the account, and those of no other", async () => {
    const { verifyToken } = await newPerson("all@example.org");
    const other = await newPerson("untouched@example.org");
    const user = "select id from bandstand.users where email = 'all@example.org'";
    const invited = newSecret();
    await api.asSuperuser(
      `insert into bandstand.user_links (user_id, purpose, hash, expires_at)
       select id, 'setPassword', $1, now() + interval '7 days' from (${user}) u`,
      [hashSecret(invited)],
    );
    const token = await resetTokenFor("all@example.org");
    expect((await reset("all@example.org", token)).status).toBe(200);
    expect((await reset("all@example.org", invited, "Third!Time9")).failure.code).toBe(
      "link_invalid",
    );
    const verify = (secret: string) => api.call(verifyEmail, { body: { token: secret } });
    expect((await verify(verifyToken)).failure.code).toBe("link_invalid");
    expect((await verify(other.verifyToken)).status).toBe(200);
  });

  it("refuses a password that is easy to guess, and leaves the token good", async () => {
    await newPerson("guess@example.org");
    const token = await resetTokenFor("guess@example.org");
    for (const easy of ["Password1!", "TheArdens1!", "Guess2026!!"]) {
      const { status, failure } = await reset("guess@example.org", token, easy);
      expect(status).toBe(422);
      expect(failure.fields).toEqual([
        {
          path: "newPassword",
          message:
            "This password is too easy to guess. Please choose one with less common words and numbers.",
        },
      ]);
    }
    expect((await reset("guess@example.org", token)).status).toBe(200);
  });

  it("keeps tokens as hashes only", async () => {
    await newPerson("hashed@example.org");
    const token = await resetTokenFor("hashed@example.org");
    const kept = await api.asSuperuser("select * from bandstand.user_links");
    const jobs = await api.asSuperuser("select payload from graphile_worker._private_jobs");
    expect(JSON.stringify([kept, jobs])).not.toContain(token);
  });

  it.each([
    [
      { email: "", newPassword: NEW_PASSWORD, resetToken: "x" },
      "email",
      "Please Enter Your Email Address",
    ],
    [
      { email: "a@b.co", newPassword: NEW_PASSWORD, resetToken: "" },
      "resetToken",
      "Enter the Reset Token sent to you by email",
    ],
    [{ email: "a@b.co", newPassword: "", resetToken: "x" }, "newPassword", "Enter a New Password"],
    [
      { email: "a@b.co", newPassword: "short1!", resetToken: "x" },
      "newPassword",
      "Invalid Password",
    ],
  ])("says what is wrong with %j at its field", async (body, path, message) => {
    const { status, failure } = await api.call(resetPassword, { body });
    expect(status).toBe(422);
    expect(failure.fields).toEqual([{ path, message }]);
  });
});

describe("confirming an address", () => {
  it("takes the welcome mail's token, once", async () => {
    const { verifyToken } = await newPerson("verify@example.org");
    const { status, answer } = await api.call(verifyEmail, { body: { token: verifyToken } });
    expect(status).toBe(200);
    expect(answer.email).toBe("verify@example.org");
    expect((await api.call(verifyEmail, { body: { token: verifyToken } })).failure.code).toBe(
      "link_invalid",
    );
  });

  it("does not take a reset token, which is for something else", async () => {
    await newPerson("purpose@example.org");
    const token = await resetTokenFor("purpose@example.org");
    expect((await api.call(verifyEmail, { body: { token } })).failure.code).toBe("link_invalid");
  });
});
