/** What runs at the moment of a new password: nothing that began with the old one may outlive it. */
import {
  listBands,
  register,
  resetPassword,
  sendPasswordReset,
  signIn,
  switchBand,
} from "@bandstand/contracts/sign-in";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { PASSWORD, testApi } from "../../../test/api.ts";
import { argon2Passwords } from "../../platform/security/passwords.ts";

const hashes = argon2Passwords({ memoryCost: 1024, timeCost: 1 });

// As long as a real hash takes on a busy machine: the password is judged, and the session not open yet.
const api = await testApi({
  passwords: {
    hash: hashes.hash,
    async verify(hash, password) {
      const isRight = await hashes.verify(hash, password);
      await wait(20);
      return isRight;
    },
  },
});

const ROUNDS = [1, 2, 3, 4];
const NEW_PASSWORD = "Stage!Left4";

async function newPerson(email: string): Promise<{ token: string; bandId: number }> {
  const { answer } = await api.call(register, {
    body: { email, password: PASSWORD, bandName: "The Ardens" },
  });
  if (!("token" in answer)) throw new Error("not registered");
  await api.mailTo(email);
  return { token: answer.token, bandId: answer.bandUser.bandId };
}

async function resetToken(email: string): Promise<string> {
  await api.call(sendPasswordReset, { body: { email } });
  const mail = await api.mailTo(email);
  return /reset=([\w-]{43})/.exec(mail.text ?? "")?.[1] ?? "";
}

/** Each client tries again and again, from when some have got in until the new password has been there for some tries of each. */
async function whileResetting(
  email: string,
  clients: readonly (() => Promise<boolean>)[],
): Promise<void> {
  const token = await resetToken(email);
  const end = new AbortController();
  let entries = 0;
  const tries = clients.map(() => 0);
  const loops = clients.map(async (attempt, client) => {
    while (!end.signal.aborted) {
      if (await attempt()) entries += 1;
      tries[client] = (tries[client] ?? 0) + 1;
    }
  });
  await expect.poll(() => entries).toBeGreaterThanOrEqual(clients.length);
  const body = { email, resetToken: token, newPassword: NEW_PASSWORD };
  const { status } = await api.call(resetPassword, { body });
  const before = [...tries];
  const since = () => tries.map((count, client) => count - (before[client] ?? 0));
  await expect.poll(() => Math.min(...since())).toBeGreaterThanOrEqual(3);
  end.abort();
  await Promise.all(loops);
  expect(status).toBe(200);
}

const tokensAlive = (email: string) =>
  api.asSuperuser(
    `select t.id from bandstand.tokens t
     join bandstand.band_users m on m.band_id = t.band_id and m.id = t.band_user_id
     join bandstand.users u on u.id = m.user_id
     where u.email = $1 and t.revoked_at is null`,
    [email],
  );

describe("after a new password", () => {
  it.each(ROUNDS)("no sign-in that ran meanwhile is alive (round %i)", async (round) => {
    const email = `signing-in-${round}@example.org`;
    await newPerson(email);
    const attempt = async () =>
      (await api.call(signIn, { body: { email, password: PASSWORD } })).status === 200;
    await whileResetting(email, [attempt, attempt, attempt]);
    expect(await tokensAlive(email)).toEqual([]);
  });

  it.each(ROUNDS)("no further band registered meanwhile is open (round %i)", async (round) => {
    const email = `registering-${round}@example.org`;
    await newPerson(email);
    const body = { email, password: PASSWORD, bandName: "The Intruders" };
    const attempt = async () => (await api.call(register, { body })).status === 201;
    await whileResetting(email, [attempt, attempt, attempt]);
    expect(await tokensAlive(email)).toEqual([]);
  });

  it.each(ROUNDS)("no token that was being switched is alive (round %i)", async (round) => {
    const email = `switching-${round}@example.org`;
    const { bandId } = await newPerson(email);
    const stolen: string[] = [];
    for (let time = 0; time < 6; time += 1) {
      const { answer } = await api.call(signIn, { body: { email, password: PASSWORD } });
      stolen.push(answer.token);
    }
    const clients = stolen.map((first) => {
      let token = first;
      return async () => {
        const params = { id: String(bandId) };
        const { status, answer } = await api.call(switchBand, { params }, token);
        if (status === 200) token = answer.token;
        return status === 200;
      };
    });
    await whileResetting(email, clients);
    expect(await tokensAlive(email)).toEqual([]);
  });
});

describe("one token", () => {
  it("opens one band, however often it is switched at once", async () => {
    const email = "twice@example.org";
    const { token, bandId } = await newPerson(email);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        api.call(switchBand, { params: { id: String(bandId) } }, token),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 401, 401, 401, 401, 401,
    ]);
    expect(await tokensAlive(email)).toHaveLength(1);
    const opened = answers.find(({ status }) => status === 200)?.answer.token;
    expect((await api.call(listBands, {}, opened)).status).toBe(200);
  });
});
