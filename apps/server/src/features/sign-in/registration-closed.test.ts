/** A server whose operator lets nobody register. */
import { getApplication } from "@bandstand/contracts/application";
import { register, signIn } from "@bandstand/contracts/sign-in";
import { describe, expect, it } from "vitest";
import { PASSWORD, testApi } from "../../../test/api.ts";
import { readConfig } from "../../config.ts";

const api = await testApi({ config: readConfig({ REGISTRATION: "closed" }) });

async function account(email: string): Promise<void> {
  await api.asSuperuser(
    `with person as (insert into bandstand.users (email) values ($1) returning id),
     password as (insert into bandstand.user_passwords (user_id, password_hash) select id, $2 from person),
     band as (insert into bandstand.bands (name, identity) values ('Early Birds', 'early-birds') returning id)
     insert into bandstand.band_users (band_id, user_id, nickname, role_id, confirmed_at)
     select band.id, person.id, 'Mira', 1, now() from band, person`,
    [email, await api.services.passwords.hash(PASSWORD)],
  );
}

describe("with registration closed", () => {
  it("nobody registers, with an account or without, and the answer is one", async () => {
    await account("inside@example.org");
    for (const email of ["inside@example.org", "outside@example.org"]) {
      const { status, failure } = await api.call(register, {
        body: { email, password: PASSWORD, bandName: "Late Comers" },
      });
      expect(status).toBe(403);
      expect(failure).toEqual({
        code: "registration_closed",
        message: "Registration is closed on this server. Whoever runs it can open it.",
      });
    }
    expect(await api.asSuperuser("select name from bandstand.bands")).toEqual([
      { name: "Early Birds" },
    ]);
  });

  it("those who are in sign in", async () => {
    const body = { email: "inside@example.org", password: PASSWORD };
    expect((await api.call(signIn, { body })).status).toBe(200);
  });

  it("the application says so", async () => {
    const { answer } = await api.call(getApplication, {});
    expect(answer.features.registration).toBe(false);
  });
});
