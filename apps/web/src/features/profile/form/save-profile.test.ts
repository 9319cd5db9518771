import { Failure } from "@bandstand/contracts/failure";
import { saveMember } from "@bandstand/contracts/members";
import { saveUser, type User } from "@bandstand/contracts/users";
import { describe, expect, it, vi } from "vitest";
import type { Change } from "../../../lib/cache/change.ts";
import { mira } from "../../../lib/session/band-user.fixture.ts";
import { profileSaver } from "./save-profile.ts";

const [FIRST, SECOND, THIRD] = [
  "2026-11-21T20:00:00.000Z",
  "2026-11-21T20:05:00.000Z",
  "2026-11-21T20:10:00.000Z",
] as const;
const bandUser = { ...mira, updatedAt: FIRST };
const user: User = {
  id: bandUser.userId,
  email: "mira@example.org",
  forename: "Mira",
  surname: "Holt",
  phone: null,
  location: null,
  address: null,
  mainInstrument: null,
  playInline: true,
  emailVerified: true,
  pendingEmail: null,
  updatedAt: FIRST,
};

/** Answers each call in turn, or fails with what stands there. */
function saver(...answers: unknown[]) {
  const calls: { call: unknown; body: unknown }[] = [];
  const change = vi.fn(async (call: unknown, request: { body?: unknown }) => {
    calls.push({ call, body: request.body });
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  }) as unknown as Change;
  const showBandUser = vi.fn(async () => {});
  const { save, replaced } = profileSaver({ change, showUser: () => {}, showBandUser });
  return { save, replaced, calls, showBandUser };
}

describe("saving a profile", () => {
  it("asks for the band user even where only the person has changed, and shows it", async () => {
    const { save, calls, showBandUser } = saver({ ...user, updatedAt: SECOND }, bandUser);
    await save({ user, bandUser }, { phone: "0113", updatedAt: `${FIRST} ${FIRST}` });
    expect(calls).toEqual([
      { call: saveUser, body: { phone: "0113", updatedAt: FIRST } },
      { call: saveMember, body: { bandUser: { updatedAt: FIRST } } },
    ]);
    expect(showBandUser).toHaveBeenCalledWith(bandUser);
  });

  it("does not touch the person where only the member has changed", async () => {
    const { save, calls } = saver(bandUser);
    await save({ user, bandUser }, { nickname: "Mi" });
    expect(calls).toEqual([{ call: saveMember, body: { bandUser: { nickname: "Mi" } } }]);
  });

  it("goes on from where it stopped: its own save of the person is no conflict", async () => {
    const away = new Failure("database_away");
    const { save, calls } = saver(
      { ...user, updatedAt: SECOND },
      away,
      { ...user, updatedAt: THIRD },
      bandUser,
    );
    const changed = { phone: "0113", nickname: "Mi", updatedAt: `${FIRST} ${FIRST}` };
    await expect(save({ user, bandUser }, changed)).rejects.toBe(away);
    await save({ user, bandUser }, changed);
    expect(calls[2]?.body).toEqual({ phone: "0113", updatedAt: SECOND });
  });

  it("does not run into a picture that was changed meanwhile", async () => {
    const { save, replaced, calls } = saver(bandUser);
    replaced(FIRST, SECOND);
    await save({ user, bandUser }, { nickname: "Mi", updatedAt: `${FIRST} ${FIRST}` });
    expect(calls[0]?.body).toEqual({ bandUser: { nickname: "Mi", updatedAt: SECOND } });
  });

  it("tells what the server refuses of the member at the form's fields", async () => {
    const fields = [{ path: "bandUser.nickname", message: "Please enter a value" }];
    const { save } = saver(new Failure("invalid", { fields }));
    await expect(save({ user, bandUser }, { nickname: " " })).rejects.toMatchObject({
      fields: [{ path: "nickname", message: "Please enter a value" }],
    });
  });
});
