import type { Page } from "@playwright/test";
import { expectNoAxeViolations, expectNoAxeViolationsInWholePage } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { signIn, signInAs } from "../support/member.ts";
import { giveRight, memberCalled, right, saveMember } from "../support/members.ts";
import { joinBand } from "../support/second-member.ts";

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test(
  "rights that are given hold at the member's next call, and that is told",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    const sam = await joinBand(administrator, "Sam", { instrument: "Bass", rights: { DB: "R" } });
    const { token } = await signInAs(request, sam);
    const songs = () =>
      request.get("/api/songs", { headers: { authorization: `Bearer ${token}` } });
    expect((await songs()).status()).toBe(403);
    const { id } = await memberCalled(request, administrator.session, "Sam");
    await signIn(page, administrator, `/bandUser/${id}/edit`);
    await expect(page.getByText("Sam sees the dashboard.")).toBeVisible();
    await giveRight(page, "Songs", "Show");
    await expect(page.getByText("Sam sees songs.")).toBeVisible();
    await expectNoAxeViolationsInWholePage(page);
    const saving = page.waitForRequest("**/api/savebanduser/*");
    await press(page, "Save");
    expect((await saving).postDataJSON()).toEqual({
      bandUser: { updatedAt: expect.any(String) },
      bandUserMenuOptions: [
        { id: expect.any(Number), menuOptionId: expect.any(Number), priv: "R" },
      ],
    });
    await expect(
      page.getByText("Sam must refresh or re-sign in to have the new rights").first(),
    ).toBeVisible();
    await expect(
      page.getByText("A browser that they have open follows at once.").first(),
    ).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/bandUser/${id}$`));
    expect((await songs()).status()).toBe(200);
  },
);

test(
  "another role offers its rights and changes none by itself, and none apply to an administrator",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    await joinBand(administrator, "Sam", { instrument: "Bass", rights: { DB: "R", FL: "W" } });
    const { id } = await memberCalled(request, administrator.session, "Sam");
    await signIn(page, administrator, `/bandUser/${id}/edit`);
    const role = page.getByRole("combobox", { name: "Role" });
    await role.selectOption("Band Manager");
    await expect(page.getByText("Use the rights a Band Manager starts with?")).toBeVisible();
    await expect(page.getByText("Sam edits followers.")).toBeVisible();
    await press(page, "Keep theirs");
    await expect(page.getByText("Use the rights a")).toHaveCount(0);
    await role.selectOption("Helper");
    await expectNoAxeViolations(page);
    await press(page, "Use them");
    await expect(page.getByText("Sam sees set lists, events and venues.")).toBeVisible();
    await press(page, "Player");
    await expect(page.getByText("Sam sees songs, set lists, events")).toBeVisible();
    await page.getByRole("switch", { name: "Administrator" }).click();
    await expect(page.getByText("Options do not apply for an administrator")).toBeVisible();
    await expect(page.getByText("Sam edits everything.")).toBeVisible();
    await expect(page.getByRole("radiogroup")).toHaveCount(0);
    await press(page, "Save");
    await expect(page).toHaveURL(new RegExp(`/bandUser/${id}$`));
    const saved = await memberCalled(request, administrator.session, "Sam");
    expect([saved.Role.name, saved.administratorEnabled]).toEqual(["Helper", true]);
  },
);

test(
  "who edits members without being an administrator raises nobody's rights, least of all their own",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    const editor = await joinBand(administrator, "Sam", {
      instrument: "Bass",
      rights: { DB: "R", BU: "W", SO: "R" },
    });
    await joinBand(administrator, "Kit", { instrument: "Drums", rights: { DB: "R" } });
    const [own, other] = await Promise.all([
      memberCalled(request, administrator.session, "Sam"),
      memberCalled(request, administrator.session, "Kit"),
    ]);
    await signIn(page, editor, `/bandUser/${own.id}/edit`);
    await expect(page.getByText("An administrator sets your rights").first()).toBeVisible();
    await expect(right(page, "Songs", "Edit")).toBeDisabled();
    await expect(page.getByRole("combobox", { name: "Role" })).toBeDisabled();
    await page.goto(`/bandUser/${other.id}/edit`);
    await expect(right(page, "Songs", "Show")).toBeEnabled();
    await expect(right(page, "Songs", "Edit")).toBeDisabled();
    await expect(page.getByRole("switch", { name: "Administrator" })).toHaveCount(0);
    await expect(page.getByRole("switch", { name: "Sign-In" })).toBeDisabled();
    await field(page, "Nickname").fill("");
    await press(page, "Save");
    await expect(page.getByText("Please complete the missing fields")).toBeVisible();
    await field(page, "Nickname").fill("Kitty");
    await press(page, "Save");
    await expect(page.getByText("“Kitty” was saved").first()).toBeVisible();
    await expect(page.getByText("must refresh or re-sign in")).toHaveCount(0);
  },
);

test(
  "what somebody else saved meanwhile is asked about, and a member who was removed is told of",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    const { session } = administrator;
    await joinBand(administrator, "Sam", { instrument: "Bass", rights: { DB: "R" } });
    const { id } = await memberCalled(request, session, "Sam");
    await signIn(page, administrator, `/bandUser/${id}/edit`);
    await field(page, "Nickname").fill("Sammy");
    await saveMember(request, session, id, { nickname: "Samuel" });
    await press(page, "Save");
    const question = page.getByRole("alertdialog", { name: "Changed meanwhile" });
    await question.getByRole("button", { name: "Overwrite" }).click();
    await expect(page.getByText("“Sammy” was saved").first()).toBeVisible();

    await page.goto(`/bandUser/${id}/edit`);
    await field(page, "Nickname").fill("Sam");
    const removed = await request.delete(`/api/deleteBandUser/${id}`, {
      headers: { authorization: `Bearer ${session.token}` },
    });
    expect(removed.status()).toBe(204);
    await press(page, "Save");
    await expect(
      page.getByText("This member was removed from the band meanwhile. What you typed stays here"),
    ).toBeVisible();
    await expect(field(page, "Nickname")).toHaveValue("Sam");
  },
);

test(
  "roles that were not loaded are told at their field, and come when they are asked for again",
  { tag: "@phone" },
  async ({ page, administrator }) => {
    const { id } = administrator.session.bandUser;
    await page.route(
      "**/api/roles",
      (route) => route.fulfill({ status: 403, json: { code: "no_right", message: "Not now." } }),
      { times: 1 },
    );
    await signIn(page, administrator, `/bandUser/${id}/edit`);
    const told = page.getByRole("alert").filter({ hasText: "The roles were not loaded." });
    await expect(told).toHaveText("The roles were not loaded. Not now.");
    await expect(page.getByText("A super administrator stays an administrator.")).toBeVisible();
    await press(page, "Try again");
    await expect(told).toHaveCount(0);
    await page.getByRole("combobox", { name: "Role" }).selectOption("Deputy");
  },
);

test(
  "a picture is cut and saved at once, and the form that is open then saves without a question",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    await joinBand(administrator, "Sam", { instrument: "Bass", rights: { DB: "R" } });
    const { id } = await memberCalled(request, administrator.session, "Sam");
    await signIn(page, administrator, `/bandUser/${id}/edit`);
    await field(page, "Nickname").fill("Sammy");
    await press(page, "Add picture");
    const dialog = page.getByRole("dialog", { name: "Picture" });
    await dialog.getByLabel("Choose a picture").setInputFiles({
      name: "sam.png",
      mimeType: "image/png",
      buffer: await page.screenshot(),
    });
    await dialog.getByRole("button", { name: "Use picture" }).click();
    await expect(page.getByRole("button", { name: "Change picture" })).toBeVisible();
    await press(page, "Save");
    await expect(page.getByText("“Sammy” was saved").first()).toBeVisible();
    expect((await memberCalled(request, administrator.session, "Sammy")).avatarFilename).not.toBe(
      null,
    );
  },
);
