/** The password of one's own account, and where it is signed in. */
import {
  changePassword,
  listDevices,
  signOutDevice,
  signOutEverywhere,
} from "@bandstand/contracts/account";
import {
  addBand,
  listBands,
  resetPassword,
  sendPasswordReset,
  type Session,
  signIn,
} from "@bandstand/contracts/sign-in";
import { describe, expect, it } from "vitest";
import { PASSWORD, testApi } from "../../../test/api.ts";

const api = await testApi();
const NEW = "Stage!Left4";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";

async function person(name?: string) {
  const { token, bandUser } = await api.newBand(name);
  const email = bandUser.TheUser.email ?? "";
  await api.mailTo(email);
  const signInAgain = async (userAgent?: string): Promise<Session> => {
    const response = await api.fetch("/api/signin", {
      method: "POST",
      body: JSON.stringify({ email, password: PASSWORD }),
      headers: {
        "content-type": "application/json",
        ...(userAgent && { "user-agent": userAgent }),
      },
    });
    return (await response.json()) as Session;
  };
  const change = (currentPassword: string, newPassword: string) =>
    api.call(changePassword, { body: { currentPassword, newPassword } }, token);
  const devices = async () => (await api.call(listDevices, {}, token)).answer;
  return { token, email, signInAgain, change, devices };
}

const isIn = async (token: string) => (await api.call(listBands, {}, token)).status === 200;

describe("changing one's password", () => {
  it("keeps this sign-in, ends all others, and tells by mail", async () => {
    const { token, email, signInAgain, change } = await person();
    const other = await signInAgain();
    const { status, answer } = await change(PASSWORD, NEW);
    expect([status, answer.message]).toEqual([
      200,
      "Your password has been changed. All other devices are signed out.",
    ]);
    expect([await isIn(token), await isIn(other.token)]).toEqual([true, false]);
    expect((await api.mailTo(email)).subject).toBe("Your Bandstand password was changed");
    const tried = (password: string) => api.call(signIn, { body: { email, password } });
    expect((await tried(PASSWORD)).status).toBe(401);
    expect((await tried(NEW)).status).toBe(200);
  });

  it.each([
    ["Wrong!2026", NEW, "currentPassword", "This is not your current password"],
    ["", NEW, "currentPassword", "Enter your current password"],
    [PASSWORD, "", "newPassword", "Enter a New Password"],
    [PASSWORD, "short!1", "newPassword", "Invalid Password"],
    [PASSWORD, PASSWORD, "newPassword", "This is the password you have already"],
    [
      PASSWORD,
      "Password!1",
      "newPassword",
      "This password is too easy to guess. Please choose one with less common words and numbers.",
    ],
    [
      PASSWORD,
      "Nightjars!1",
      "newPassword",
      "This password is too easy to guess. Please choose one with less common words and numbers.",
    ],
  ])("from %j to %j is refused at %s", async (current, next, path, message) => {
    const { change } = await person("Nightjars");
    const { status, failure } = await change(current, next);
    expect(status).toBe(422);
    expect(failure.fields).toEqual([{ path, message }]);
  });

  it("voids a reset that was mailed before", async () => {
    const { email, change } = await person();
    await api.call(sendPasswordReset, { body: { email } });
    const resetToken = /reset=([\w-]{43})/.exec((await api.mailTo(email)).text ?? "")?.[1] ?? "";
    await change(PASSWORD, NEW);
    const body = { email, newPassword: "Stage!Right5", resetToken };
    expect((await api.call(resetPassword, { body })).status).toBe(422);
  });

  it("raced by a reset: one of them has the last word, and the other's sign-ins are over", async () => {
    const { token, email, change } = await person();
    await api.call(sendPasswordReset, { body: { email } });
    const resetToken = /reset=([\w-]{43})/.exec((await api.mailTo(email)).text ?? "")?.[1] ?? "";
    const [changed, reset] = await Promise.all([
      change(PASSWORD, NEW),
      api.call(resetPassword, { body: { email, newPassword: "Stage!Right5", resetToken } }),
    ]);
    // The token went with the reset, or the password was another one by then, or the link was void.
    const outcome = [changed.status === 200, reset.status === 200];
    expect(outcome.filter((isDone) => isDone)).toHaveLength(1);
    expect(await isIn(token)).toBe(changed.status === 200);
    const password = changed.status === 200 ? NEW : "Stage!Right5";
    expect((await api.call(signIn, { body: { email, password } })).status).toBe(200);
  });
});

describe("the devices of an account", () => {
  it("are listed over all its bands, told by what their browsers say, this one marked", async () => {
    const { token, signInAgain, devices } = await person("Nightjars");
    await signInAgain(IPHONE);
    const elsewhere = await signInAgain();
    await api.call(addBand, { body: { name: "Half Moon" } }, elsewhere.token);
    const listed = await devices();
    expect(listed).toHaveLength(3);
    expect(listed.filter(({ isThis }) => isThis)).toHaveLength(1);
    expect(listed.map(({ bandName }) => bandName).toSorted()).toEqual([
      "Half Moon",
      "Nightjars",
      "Nightjars",
    ]);
    expect(listed.find(({ device }) => device === "iPhone")).toMatchObject({
      kind: "phone",
      browser: "Safari",
    });
    expect(await isIn(token)).toBe(true);
  });

  it("are signed out one by one, and not by anybody else", async () => {
    const { token, signInAgain, devices } = await person();
    const other = await signInAgain();
    const device = (await devices()).find(({ isThis }) => !isThis);
    const params = { id: String(device?.id) };
    const stranger = await person();
    expect((await api.call(signOutDevice, { params }, stranger.token)).status).toBe(404);
    expect(await isIn(other.token)).toBe(true);
    expect((await api.call(signOutDevice, { params }, token)).status).toBe(204);
    expect(await isIn(other.token)).toBe(false);
    expect((await api.call(signOutDevice, { params }, token)).status).toBe(404);
    expect(await devices()).toHaveLength(1);
  });

  it.each([true, false])("are signed out all at once, keeping this one: %s", async (keepThis) => {
    const { token, signInAgain } = await person();
    const other = await signInAgain();
    const { status } = await api.call(signOutEverywhere, { body: { keepThis } }, token);
    expect(status).toBe(204);
    expect([await isIn(token), await isIn(other.token)]).toEqual([keepThis, false]);
  });

  it("whose browser says what no text can hold sign in all the same", async () => {
    const { signInAgain, devices } = await person();
    await signInAgain("x".repeat(2000));
    expect(await devices()).toHaveLength(2);
  });
});
