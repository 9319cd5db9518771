import { expectNoAxeViolations, expectNoAxeViolationsInWholePage } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { newcomer, PASSWORD, signIn, signInAs } from "../support/member.ts";
import { linkIn, mailTo } from "../support/outbox.ts";
import { addRecordedSongs, playerOf } from "../support/recordings.ts";
import { joinBand } from "../support/second-member.ts";

const NEW_PASSWORD = "Stage!Left4";

test("a member finds their profile, is told what is missing, and saves both of its parts", async ({
  page,
  administrator,
}, { project }) => {
  await signIn(page, administrator);
  if (project.name === "phone") await page.getByRole("button", { name: /^More/ }).click();
  else await page.getByRole("button", { name: /profile, theme, keys, sign out/ }).click();
  await page.getByRole("link", { name: "Your profile" }).click();
  await expect(page).toHaveURL("/userprofile");
  await expect(page.getByText("This device", { exact: true })).toBeVisible();
  await expectNoAxeViolationsInWholePage(page);

  await page.getByLabel("Nickname").fill("");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Enter a Nickname")).toBeVisible();
  await expect(page.getByText("Enter a Role")).toBeVisible();

  await page.getByLabel("Nickname").fill("Mira");
  await page.getByLabel("Band instrument").fill("Vocals");
  await page.getByLabel("Forename").fill("Mira");
  await page.getByLabel("Surname").fill("Holt");
  await page.getByRole("switch", { name: "Share contact details" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Settings saved").first()).toBeAttached();
  await page.reload();
  await expect(page.getByLabel("Surname")).toHaveValue("Holt");
  await expect(page.getByRole("switch", { name: "Share contact details" })).toBeChecked();
});

test(
  "a new password signs out the other devices and keeps this one",
  { tag: "@laptop" },
  async ({ page, browser, administrator }) => {
    const elsewhere = await (await browser.newContext()).newPage();
    await signIn(elsewhere, administrator);
    await signIn(page, administrator, "/userprofile");
    await page.getByRole("button", { name: "Change password" }).click();
    const dialog = page.getByRole("dialog", { name: "Change password" });
    await dialog.getByLabel("Current password").fill("Wrong!2026");
    await dialog.getByLabel("New password").fill(NEW_PASSWORD);
    await dialog.getByRole("button", { name: "Change password" }).click();
    await expect(dialog.getByText("This is not your current password")).toBeVisible();
    await expectNoAxeViolations(page);
    await dialog.getByLabel("Current password").fill(PASSWORD);
    await dialog.getByRole("button", { name: "Change password" }).click();
    await expect(
      page.getByText("Your password has been changed. All other devices are signed out.").first(),
    ).toBeAttached();
    await expect(elsewhere).toHaveURL(/\/signin/);
    await expect(page.getByText("This device", { exact: true })).toBeVisible();
  },
);

test(
  "a new address waits for its link, and then is the one to sign in with",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    const { email } = newcomer();
    await signIn(page, administrator, "/userprofile");
    await page.getByRole("button", { name: "Change email" }).click();
    const dialog = page.getByRole("dialog", { name: "Change email" });
    await dialog.getByLabel("New email").fill("mira@bücher.example");
    await dialog.getByRole("button", { name: "Send link" }).click();
    await expect(dialog.getByText("Invalid Email Address Format")).toBeVisible();
    await dialog.getByLabel("New email").fill(email.toUpperCase());
    await dialog.getByLabel("Current password").fill(PASSWORD);
    await dialog.getByRole("button", { name: "Send link" }).click();
    await expect(page.getByText(`A link is on its way to ${email}`)).toBeVisible();
    await page.goto(linkIn(await mailTo(email, /new Bandstand address/), "/verify"));
    await expect(page.getByText("Your email address is confirmed.")).toBeVisible();
    await signInAs(request, { ...administrator, email });
  },
);

test(
  "a member leaves the band, which signs them out of it for good",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    const sam = await joinBand(administrator, "Sam", { rights: { SO: "R" } });
    await signIn(page, sam, "/userprofile");
    await page.getByRole("button", { name: "Leave band" }).click();
    const question = page.getByRole("alertdialog", { name: "Leave Band" });
    await expect(question).toContainText("This removes your access to");
    await expectNoAxeViolations(page);
    await question.getByRole("button", { name: "Leave band" }).click();
    await expect(page).toHaveURL(/\/signin/);
    const { email, password } = sam;
    const answer = await request.post("/api/signin", { data: { email, password } });
    expect(answer.status()).toBe(401);
  },
);

test(
  "recordings are downloaded for whoever plays them elsewhere",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    const { session } = administrator;
    await addRecordedSongs(request, session, ["Glasshouse"]);
    const headers = { authorization: `Bearer ${session.token}` };
    const { userId } = session.bandUser;
    await request.post(`/api/saveuser/${userId}`, { headers, data: { playInline: false } });
    await signIn(page, administrator, "/songs/index");
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Play Glasshouse" }).click();
    expect((await downloading).suggestedFilename()).toMatch(/Glasshouse\.mp3$/);
    await expect(playerOf(page)).toHaveCount(0);
  },
);

test(
  "a profile that does not load says which part of it, and is asked for again",
  { tag: "@phone" },
  async ({ page, administrator }) => {
    for (const { part, words } of [
      { part: /\/api\/bandUser\/\d+$/, words: "Error Fetching Band User Data" },
      { part: /\/api\/user\/\d+$/, words: "Error Fetching User Data" },
    ]) {
      await signIn(page, administrator);
      await page.route(part, (route) => route.fulfill({ status: 500 }));
      await page.goto("/userprofile");
      await expect(page.getByText(words)).toBeVisible();
      await page.unroute(part);
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(page.getByLabel("Nickname")).toBeVisible();
    }
  },
);
