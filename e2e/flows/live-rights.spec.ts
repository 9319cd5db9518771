import type { APIRequestContext } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { type RegisteredMember, signIn } from "../support/member.ts";
import { joinBand } from "../support/second-member.ts";
import { addSongs } from "../support/songs.ts";

/** The administrator changes Sam, as the members' screen does. */
async function changeSam(
  request: APIRequestContext,
  { session }: RegisteredMember,
  change: { songs?: "H" | "R" | "W"; signinEnabled?: boolean },
): Promise<void> {
  const headers = { authorization: `Bearer ${session.token}` };
  const members = (await (await request.get("/api/bandUsers", { headers })).json()) as {
    id: number;
    nickname: string;
  }[];
  const sam = members.find(({ nickname }) => nickname === "Sam");
  const menus = session.bandUser.menus.flatMap(({ MenuOptions }) => MenuOptions);
  const option = menus.find(({ tag }) => tag === "SO");
  const { songs, signinEnabled } = change;
  const data = {
    ...(signinEnabled !== undefined && { bandUser: { signinEnabled } }),
    ...(songs && { bandUserMenuOptions: [{ menuOptionId: option?.id, priv: songs }] }),
  };
  const answer = await request.post(`/api/savebanduser/${sam?.id}`, { headers, data });
  expect(answer.status(), await answer.text()).toBe(200);
}

test(
  "a right that goes is seen at once, and what was typed stays until it is back",
  { tag: "@laptop" },
  async ({ page, browser, request, administrator }) => {
    const [song] = await addSongs(request, administrator.session, [{ title: "Glasshouse" }]);
    const id = song?.id;
    const sam = await joinBand(administrator, "Sam", { rights: { SO: "W" } });
    await signIn(page, sam, `/song/${id}/edit`);
    const list = await (await browser.newContext()).newPage();
    await signIn(list, sam, "/songs/index");
    await expect(list.getByText("Glasshouse")).toBeVisible();
    await page.getByLabel("Title").fill("Glasshouse Blues");

    await changeSam(request, administrator, { songs: "H" });
    await expect(page.getByText("You may not save this any more.").first()).toBeVisible();
    await expect(page.getByLabel("Title")).toHaveValue("Glasshouse Blues");
    await expect(list.getByText("Not for you")).toBeVisible();
    await expect(list.getByRole("link", { name: "Songs" })).toHaveCount(0);
    await expectNoAxeViolations(page);

    await changeSam(request, administrator, { songs: "W" });
    await expect(list.getByText("Glasshouse")).toBeVisible();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page).toHaveURL(`/song/${id}`);
    await expect(page.getByText("Glasshouse Blues").first()).toBeVisible();
  },
);

test(
  "whoever is shut out is led to sign-in at once, and finds what they had typed when they are back",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    const [song] = await addSongs(request, administrator.session, [{ title: "Glasshouse" }]);
    const id = song?.id;
    const sam = await joinBand(administrator, "Sam", { rights: { SO: "W" } });
    await signIn(page, sam, `/song/${id}/edit`);
    await page.getByLabel("Title").fill("Glasshouse Blues");
    await changeSam(request, administrator, { signinEnabled: false });
    await expect(page).toHaveURL(/\/signin/);
    await changeSam(request, administrator, { signinEnabled: true });
    await page.getByLabel("Email").fill(sam.email);
    await page.getByLabel("Password", { exact: true }).fill(sam.password);
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page).toHaveURL(`/song/${id}/edit`);
    await expect(page.getByLabel("Title")).toHaveValue("Glasshouse Blues");
  },
);
