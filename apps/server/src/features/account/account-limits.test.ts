/** Guessing one's own password with a stolen token is guessing a password. */
import { changePassword } from "@bandstand/contracts/account";
import { saveUser } from "@bandstand/contracts/users";
import { expect, it } from "vitest";
import { readConfig } from "../../config.ts";
import { PASSWORD, testApi } from "../../../test/api.ts";

const api = await testApi({ limits: readConfig({ LIMIT_SIGNIN_ACCOUNT: "3" }).limits });

it("tries at the current password are limited as sign-ins are, whichever call makes them", async () => {
  const { token, bandUser } = await api.newBand();
  const params = { id: String(bandUser.userId) };
  const wrong = "Wrong!2026";
  const body = { currentPassword: wrong, newPassword: "Stage!Left4" };
  expect((await api.call(changePassword, { body }, token)).status).toBe(422);
  expect((await api.call(changePassword, { body }, token)).status).toBe(422);
  const email = { email: "next@example.org", currentPassword: wrong };
  expect((await api.call(saveUser, { params, body: email }, token)).status).toBe(422);
  const right = { currentPassword: PASSWORD, newPassword: "Stage!Left4" };
  expect((await api.call(changePassword, { body: right }, token)).status).toBe(429);
});

it("a right one is free", async () => {
  const { token } = await api.newBand();
  let [from, to] = [PASSWORD, "Stage!Left4"];
  for (let round = 0; round < 5; round += 1) {
    const body = { currentPassword: from, newPassword: to };
    expect((await api.call(changePassword, { body }, token)).status).toBe(200);
    [from, to] = [to, from];
  }
});
