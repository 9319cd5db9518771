import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { choose, question, said } from "../support/list-screen.ts";
import { signIn } from "../support/member.ts";
import { addMember } from "../support/added-member.ts";
import { joinBand } from "../support/second-member.ts";

const card = (page: Page, name: string) =>
  page.getByRole("main").getByRole("article", { name: new RegExp(`^${name},`) });

test("the members stand under their roles, with what each may do, and open beside them", async ({
  page,
  administrator,
}) => {
  await joinBand(administrator, "Sam", {
    instrument: "Bass",
    rights: { DB: "R", SO: "W", SL: "R" },
  });
  await signIn(page, administrator, "/bandusers/index");
  await expect(page.getByRole("region", { name: "Members" }).getByRole("article")).toHaveCount(2);
  await expect(said(page, "2 members")).toBeVisible();
  await expect(card(page, "Sam")).toContainText("sees set lists, edits songs");
  await expect(page.getByRole("main").getByRole("article").first()).toContainText("Administrator");
  await expectNoAxeViolations(page);

  await card(page, "Sam").getByRole("link", { name: "Sam" }).click();
  await expect(page).toHaveURL(/\/bandUser\/\d+$/);
  const view = page.getByRole("dialog", { name: "Sam" });
  await expect(view.getByRole("article", { name: "Sam" })).toContainText("Bass");
  await expectNoAxeViolations(page);
  await view.getByRole("tab", { name: "Rights" }).click();
  await expect(view.getByText("Sam sees set lists, edits songs.")).toBeVisible();
  await expect(view.getByRole("definition").first()).toHaveText("sees");
});

test(
  "a member without the right is told that members are not shared",
  { tag: "@laptop" },
  async ({ page, administrator }) => {
    const sam = await joinBand(administrator, "Sam", { rights: { DB: "R" } });
    await signIn(page, sam, "/bandusers/index");
    await expect(page.getByText("does not share members with you")).toBeVisible();
    await expect(
      page.getByRole("navigation", { name: "Areas" }).getByRole("link", { name: "Members" }),
    ).toHaveCount(0);
  },
);

test(
  "a reader of members changes none of them",
  { tag: "@phone" },
  async ({ page, administrator }) => {
    const sam = await joinBand(administrator, "Sam", { instrument: "Bass", rights: { BU: "R" } });
    await signIn(page, sam, "/bandusers/index");
    await expect(card(page, "Sam")).toBeVisible();
    await expect(page.getByRole("button", { name: "Line-Up" })).toHaveCount(0);
    await expect(page.getByRole("button", { name: /sign-in for/ })).toHaveCount(0);
    const { nickname } = administrator.session.bandUser;
    await page.getByRole("button", { name: `Actions for ${nickname}` }).click();
    await expect(page.getByRole("menuitem")).toHaveText(["View"]);
  },
);

test(
  "sign-in is switched off at the member's number, and on again",
  { tag: "@phone" },
  async ({ page, browser, baseURL, administrator }) => {
    const sam = await joinBand(administrator, "Sam", { instrument: "Bass", rights: { DB: "R" } });
    const theirs = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    const open = await signIn(await theirs.newPage(), sam);
    await signIn(page, administrator, "/bandusers/index");
    await page.getByRole("button", { name: /Switch off sign-in for Sam/ }).click();
    const asked = question(page, "Switch off sign-in for Sam");
    await expectNoAxeViolations(page);
    await asked.getByRole("button", { name: "Switch off" }).click();
    await expect(said(page, "Sam can no longer sign in")).toBeVisible();
    await expect(card(page, "Sam")).toContainText("Sign-in off");
    const refused = await page.request.get("/api/bands", {
      headers: { authorization: `Bearer ${open.token}` },
    });
    expect(refused.status()).toBe(401);
    await theirs.close();

    const broken = "**/api/savebanduser/*";
    await page.route(broken, (route) => route.fulfill({ status: 500 }));
    await page.getByRole("button", { name: /Switch on sign-in for Sam/ }).click();
    await question(page, "Switch on sign-in for Sam")
      .getByRole("button", { name: "Switch on" })
      .click();
    await expect(page.getByText("Failed to save Sam").first()).toBeVisible();
    await expect(card(page, "Sam")).toContainText("Sign-in off");
    await page.unroute(broken);
    await page.getByRole("button", { name: /Switch on sign-in for Sam/ }).click();
    await question(page, "Switch on sign-in for Sam")
      .getByRole("button", { name: "Switch on" })
      .click();
    await expect(card(page, "Sam")).not.toContainText("Sign-in off");
  },
);

test(
  "a new member is invited by mail, once more, and is then a pending one",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    await addMember(request, administrator, "Kit");
    await signIn(page, administrator, "/bandusers/index");
    await expect(card(page, "Kit")).toContainText("New");
    await page.getByRole("button", { name: "Send Invitation to Kit" }).click();
    await expect(said(page, "Invitation successfully send to Kit")).toBeVisible();
    await expect(card(page, "Kit")).toContainText("Invited today");
    await choose(page, "Kit", "Resend invitation");
    await expect(said(page, "Invitation successfully send to Kit").last()).toBeVisible();
  },
);

test(
  "a member is removed, which the question names",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    await addMember(request, administrator, "Kit");
    await signIn(page, administrator, "/bandusers/index");
    await choose(page, "Kit", "Remove from band");
    const asked = question(page, "Remove from Band");
    await expect(asked).toContainText("Kit loses");
    await asked.getByRole("button", { name: "Remove Kit" }).click();
    await expect(said(page, "User Record Has Been Deleted")).toBeVisible();
    await expect(card(page, "Kit")).toHaveCount(0);
  },
);

test(
  "contacts go into the address book",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    const kit = await addMember(request, administrator, "Kit");
    await signIn(page, administrator, "/bandusers/index");
    await page.getByRole("button", { name: "Contacts" }).click();
    const contacts = page.getByRole("dialog", { name: "Contacts" });
    await expect(contacts.getByRole("link", { name: `Write to Kit, ${kit.email}` })).toBeVisible();
    await expectNoAxeViolations(page);
    const downloading = page.waitForEvent("download");
    await contacts.getByRole("button", { name: "Download all" }).click();
    const file = await (await downloading).path();
    expect(await readFile(file, "utf8")).toContain("NICKNAME:Kit\r\n");
  },
);

test(
  "the keys of our lists go from card to card",
  { tag: "@laptop" },
  async ({ page, administrator }) => {
    await joinBand(administrator, "Sam", { instrument: "Bass", rights: { DB: "R" } });
    await signIn(page, administrator, "/bandusers/index");
    await expect(card(page, "Sam")).toBeVisible();
    await page.keyboard.press("j");
    await page.keyboard.press("j");
    await expect(card(page, "Sam").getByRole("link", { name: "Sam" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: "Sam" })).toBeVisible();
  },
);
