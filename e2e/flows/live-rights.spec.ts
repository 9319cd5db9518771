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
  change: {
    songs?: "H" | "R" | "W";
    members?: "H" | "R" | "W";
    signinEnabled?: boolean;
    administratorEnabled?: boolean;
  },
): Promise<void> {
  const headers = { authorization: `Bearer ${session.token}` };
  const members = (await (await request.get("/api/bandUsers", { headers })).json()) as {
    id: number;
    nickname: string;
  }[];
  const sam = members.find(({ nickname }) => nickname === "Sam");
  const menus = session.bandUser.menus.flatMap(({ MenuOptions }) => MenuOptions);
  const { songs, members: ofMembers, ...flags } = change;
  const options = [
    { tag: "SO", priv: songs },
    { tag: "BU", priv: ofMembers },
  ].flatMap(({ tag, priv }) => {
    const option = menus.find((one) => one.tag === tag);
    return priv ? [{ menuOptionId: option?.id, priv }] : [];
  });
  const data = {
    ...(Object.keys(flags).length > 0 && { bandUser: flags }),
    ...(options.length > 0 && { bandUserMenuOptions: options }),
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

test(
  "the forms of a member and of the band say so too, and keep what was typed",
  { tag: "@laptop" },
  async ({ page, browser, request, administrator }) => {
    await joinBand(administrator, "Gil", { instrument: "Bass", rights: {} });
    const { bandId } = administrator.session.bandUser;
    const sam = await joinBand(administrator, "Sam", { instrument: "Drums", rights: { BU: "W" } });
    await signIn(page, sam, "/bandusers/index");
    await page.getByRole("link", { name: "Gil" }).click();
    await page.getByRole("button", { name: "Edit" }).first().click();
    await page.getByLabel("Nickname").fill("Gilbert");
    await changeSam(request, administrator, { members: "R" });
    await expect(page.getByText("You may not save this any more.").first()).toBeVisible();
    await expect(page.getByLabel("Nickname")).toHaveValue("Gilbert");

    await changeSam(request, administrator, { members: "W", administratorEnabled: true });
    const form = await (await browser.newContext()).newPage();
    await signIn(form, sam, `/band/${bandId}/edit`);
    await form.getByLabel("Location").fill("Leeds");
    await changeSam(request, administrator, { administratorEnabled: false });
    await expect(form.getByText("You may not save this any more.").first()).toBeVisible();
    await expect(form.getByLabel("Location")).toHaveValue("Leeds");
  },
);
