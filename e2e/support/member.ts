import { randomUUID } from "node:crypto";
import type { Session } from "@bandstand/contracts/sign-in";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { keepSession } from "./kept-session.ts";

export interface Member {
  readonly email: string;
  readonly password: string;
  readonly bandName: string;
}

export interface RegisteredMember extends Member {
  readonly session: Session;
}

export const PASSWORD = "Amber1stage!";

/** Somebody who is not registered yet, with a name and address that no other flow has. */
export function newcomer(): Member {
  const tag = randomUUID().slice(0, 8);
  return { email: `${tag}@band.example`, password: PASSWORD, bandName: `The Band ${tag}` };
}

/** Registers a band through the API. Its member is the administrator. */
export async function registerMember(
  request: APIRequestContext,
  member: Member = newcomer(),
): Promise<RegisteredMember> {
  const answer = await request.post("/api/register", { data: member });
  expect(answer.status(), await answer.text()).toBe(201);
  return { ...member, session: (await answer.json()) as Session };
}

/** Signs in through the API: a session of somebody who is not looked at. */
export async function signInAs(
  request: APIRequestContext,
  { email, password }: Member,
): Promise<Session> {
  const answer = await request.post("/api/signin", { data: { email, password } });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as Session;
}

/** Opens a page, the one that a member sees first or the one that is named, as somebody finds it who has signed in before. */
export async function signIn(page: Page, member: Member, path = "/dashboard"): Promise<Session> {
  const session = await signInAs(page.request, member);
  await keepSession(page, session);
  await page.goto(path);
  // Keys that are pressed before the application stands go nowhere.
  await expect(page.locator(".opening")).toHaveCount(0);
  return session;
}

/** Signs in through the screen, which leads on to a page: the one that a member sees first, or the one that is named. */
export async function signInOnScreen(
  page: Page,
  member: Member,
  path = "/dashboard",
): Promise<void> {
  await page.goto(`/signin?${new URLSearchParams({ back: path })}`);
  await page.getByLabel("Email").fill(member.email);
  await page.getByLabel("Password", { exact: true }).fill(member.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(path);
  // The address changes before the page does, and the sign-in page shows a set list of its own.
  await expect(page.getByRole("heading", { name: "Sign In" })).toBeHidden();
}
