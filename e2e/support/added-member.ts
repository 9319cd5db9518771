import type { BandUser } from "@bandstand/contracts/band-user";
import { type APIRequestContext, expect } from "@playwright/test";
import { newcomer, type RegisteredMember } from "./member.ts";

export interface AddedMember {
  readonly id: number;
  readonly email: string;
}

/** Adds somebody to the band through the API, who has never been here: a member called so, with an account of no password. */
export async function addMember(
  request: APIRequestContext,
  { session }: RegisteredMember,
  nickname: string,
  roleId = 1,
): Promise<AddedMember> {
  const { email } = newcomer();
  const person = { forename: nickname, surname: "Reed", instrument: "Drums" };
  const answer = await request.post("/api/addbandUser", {
    headers: { authorization: `Bearer ${session.token}` },
    data: { bandUser: { email, nickname, roleId, ...person } },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id } = (await answer.json()) as BandUser;
  return { id, email };
}
