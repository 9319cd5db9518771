/** Memberships that somebody else added to an address, which its owner may not be the one to have registered. */
import {
  listBands,
  register,
  resetPassword,
  sendPasswordReset,
  signIn,
  switchBand,
  verifyEmail,
} from "@bandstand/contracts/sign-in";
import { describe, expect, it } from "vitest";
import { PASSWORD, testApi } from "../../../test/api.ts";
import { hashSecret, newSecret } from "../../platform/security/secrets.ts";

const api = await testApi();
const theirs = await api.newBand("The Confidants");
const OWN_PASSWORD = "Stage!Left4";

/** Somebody registers another person's address; then an administrator adds that address to a band. */
async function takenAddress(email: string) {
  const { answer } = await api.call(register, {
    body: { email, password: PASSWORD, bandName: "The Decoys" },
  });
  if (!("token" in answer)) throw new Error("not registered");
  const welcome = await api.mailTo(email);
  await api.asSuperuser(
    `insert into bandstand.band_users (band_id, user_id, nickname, role_id, confirmed_at)
     values ($1, $2, 'Mira', 1, null)`,
    [theirs.bandUser.bandId, answer.bandUser.userId],
  );
  return {
    token: answer.token,
    userId: answer.bandUser.userId,
    welcomeToken: /token=([\w-]{43})/.exec(welcome.text ?? "")?.[1] ?? "",
  };
}

const enter = (email: string, password: string) =>
  api.call(signIn, { body: { email, password, bandName: "The Confidants" } });

const newPassword = (email: string, resetToken: string) =>
  api.call(resetPassword, { body: { email, resetToken, newPassword: OWN_PASSWORD } });

describe("a membership that somebody else added", () => {
  it("is not opened by the welcome mail of a registration, which anybody may have made", async () => {
    const email = "victim@example.org";
    const { token, welcomeToken } = await takenAddress(email);
    expect((await enter(email, PASSWORD)).status).toBe(401);

    expect((await api.call(verifyEmail, { body: { token: welcomeToken } })).status).toBe(200);

    expect((await enter(email, PASSWORD)).status).toBe(401);
    const bands = (await api.call(listBands, {}, token)).answer;
    expect(bands.map(({ name }) => name)).toEqual(["The Decoys"]);
    const params = { id: String(theirs.bandUser.bandId) };
    expect((await api.call(switchBand, { params }, token)).status).toBe(404);
    const plain = await api.call(signIn, { body: { email, password: PASSWORD } });
    expect(plain.answer.bandUser.TheBand.name).toBe("The Decoys");
  });

  it("is opened by the link of the invitation, whose new password puts everybody else out", async () => {
    const email = "invited@example.org";
    const { token, userId, welcomeToken } = await takenAddress(email);
    const invitation = newSecret();
    await api.asSuperuser(
      `insert into bandstand.user_links (user_id, purpose, hash, expires_at)
       values ($1, 'setPassword', $2, now() + interval '7 days')`,
      [userId, hashSecret(invitation)],
    );

    expect((await newPassword(email, invitation)).status).toBe(200);

    expect((await enter(email, OWN_PASSWORD)).status).toBe(200);
    expect((await enter(email, PASSWORD)).status).toBe(401);
    expect((await api.call(listBands, {}, token)).status).toBe(401);
    const welcome = await api.call(verifyEmail, { body: { token: welcomeToken } });
    expect(welcome.failure.code).toBe("link_invalid");
  });

  it("is opened by an invitation once: whoever finds the mail later sets no other password", async () => {
    const email = "once@example.org";
    const { userId } = await takenAddress(email);
    const invitation = newSecret();
    await api.asSuperuser(
      `insert into bandstand.user_links (user_id, purpose, hash, expires_at)
       values ($1, 'setPassword', $2, now() + interval '7 days')`,
      [userId, hashSecret(invitation)],
    );
    expect((await newPassword(email, invitation)).status).toBe(200);

    const body = { email, resetToken: invitation, newPassword: "Third!Try33" };
    const again = await api.call(resetPassword, { body });

    expect(again.failure.code).toBe("link_invalid");
    expect((await enter(email, OWN_PASSWORD)).status).toBe(200);
    expect((await enter(email, "Third!Try33")).status).toBe(401);
  });

  it("is opened by a reset as well, which spends the invitation's link", async () => {
    const email = "forgetful@example.org";
    const { token } = await takenAddress(email);
    await api.call(sendPasswordReset, { body: { email } });
    const mail = await api.mailTo(email);

    const { status } = await newPassword(
      email,
      /reset=([\w-]{43})/.exec(mail.text ?? "")?.[1] ?? "",
    );

    expect(status).toBe(200);
    expect((await enter(email, OWN_PASSWORD)).status).toBe(200);
    expect((await api.call(listBands, {}, token)).status).toBe(401);
  });

  it("leaves those alone that the person made", async () => {
    const email = "founder@example.org";
    await takenAddress(email);
    const body = { email, password: PASSWORD };
    expect((await api.call(signIn, { body })).status).toBe(200);
    expect((await api.call(register, { body: { ...body, bandName: "Second Decoy" } })).status).toBe(
      201,
    );
    const second = await api.call(signIn, { body: { ...body, bandName: "Second Decoy" } });
    expect(second.status).toBe(200);
  });
});
