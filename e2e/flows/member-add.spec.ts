import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectNoAxeViolations, expectNoAxeViolationsInWholePage } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { newcomer, PASSWORD, registerMember, signIn } from "../support/member.ts";
import { giveRight, right } from "../support/members.ts";
import { linkIn, mailsTo, mailTo } from "../support/outbox.ts";
import { joinBand } from "../support/second-member.ts";

const email = (page: Page) => page.getByRole("textbox", { name: "Email", exact: true });
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

async function check(page: Page, address: string): Promise<void> {
  await email(page).fill(address);
  await press(page, "Check");
}

test(
  "somebody new is invited, sets a password by the link in the mail, and has the rights given",
  { tag: "@laptop" },
  async ({ page, administrator }) => {
    const address = newcomer().email;
    await signIn(page, administrator, "/bandUser/add");
    await check(page, address.toUpperCase());
    await expect(
      page.getByText("Email not found. You can enter their details below to create a new account."),
    ).toBeVisible();
    await expect(
      page.getByText(
        `No account currently exists for ${address}, so you will be creating one on their behalf.`,
      ),
    ).toBeVisible();
    await expect(email(page)).toHaveValue(address);
    await field(page, "Forename").fill("Kit");
    await field(page, "Surname").fill("Hollis");
    await field(page, "Main instrument").fill("Drums");
    await expect(field(page, "Nickname")).toHaveValue("Kit");
    await expect(field(page, "Instrument / Role")).toHaveValue("Drums");
    await page.getByRole("combobox", { name: "Role" }).selectOption("Helper");
    await expect(page.getByText("Kit sees set lists, events and venues.")).toBeVisible();
    await giveRight(page, "Songs", "Edit");
    await expect(
      page.getByText("Kit sees set lists, events and venues, edits songs."),
    ).toBeVisible();
    await expect(page.getByRole("switch", { name: "Send the invitation now" })).toBeChecked();
    await expectNoAxeViolationsInWholePage(page);
    await press(page, "Add Member");
    const question = page.getByRole("alertdialog", { name: "Add Member" });
    await expect(question).toContainText(address);
    await expect(question).toContainText(
      "Please ensure you are registering the correct email address.",
    );
    await question.getByRole("button", { name: "Yes" }).click();
    await expect(page.getByText("“Kit” was added").first()).toBeVisible();
    await expect(page).toHaveURL(/\/bandUser\/\d+$/);
    await expect(page.getByRole("heading", { name: "Kit" })).toBeVisible();

    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.goto(linkIn(await mailTo(address, /invites you to/), "reset="));
    await expect(
      page.getByRole("heading", { name: `Join ${administrator.bandName}` }),
    ).toBeVisible();
    await expect(page.getByText(`Choose a password for ${address}`)).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByLabel("New Password").fill(PASSWORD);
    await press(page, "Join the band");
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.goto("/song/add");
    await expect(page.getByRole("textbox", { name: "Title" })).toBeVisible();
    await page.goto("/bandUser/add");
    await expect(page.getByText("leaves adding members to others")).toBeVisible();
  },
);

test(
  "somebody with an account is added by their address alone, and can be invited afterwards",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    const other = await registerMember(request);
    await signIn(page, administrator, "/bandUser/add");
    await check(page, other.email);
    await expect(
      page.getByText(
        "This user already has an account with Bandstand, so your band can just be added to it.",
      ),
    ).toBeVisible();
    await expect(page.getByRole("group", { name: "User details" })).toContainText(
      "Only they can change them.",
    );
    await expect(field(page, "Forename")).toHaveCount(0);
    await press(page, "Add Member");
    await expect(page.getByText("Please complete the missing fields")).toBeVisible();
    await field(page, "Nickname").fill("Ana");
    await field(page, "Instrument / Role").fill("Viola");
    await page.getByRole("combobox", { name: "Role" }).selectOption("Deputy");
    await page.getByRole("switch", { name: "Send the invitation now" }).click();
    await press(page, "Add Member");
    await press(page, "No");
    await expect(field(page, "Nickname")).toHaveValue("Ana");
    await press(page, "Add Member");
    await press(page, "Yes");
    await expect(page).toHaveURL(/\/bandUser\/\d+$/);
    expect(await mailsTo(other.email)).toHaveLength(1);
    await press(page, "Send Invitation");
    await expect(page.getByText("Invitation successfully send to Ana").first()).toBeVisible();
    await mailTo(other.email, /invites you to/);
  },
);

test(
  "an address is checked before anybody is added, and again once it is changed",
  { tag: "@phone" },
  async ({ page, administrator }) => {
    await signIn(page, administrator, "/bandUser/add");
    await email(page).fill(`${randomUUID()}@band.example`);
    await press(page, "Add Member");
    await expect(
      page
        .getByRole("alert")
        .getByText("Please check the email address first by clicking the check button."),
    ).toBeVisible();
    await check(page, administrator.email);
    await expect(
      page.getByText("This email is already registered to a member of this band"),
    ).toBeVisible();
    await press(page, "Add Member");
    await expect(
      page
        .getByRole("alert")
        .getByText("Email check failed. Please use a different email address."),
    ).toBeVisible();
    await expectNoAxeViolations(page);
    await check(page, "kit@band");
    await expect(page.getByText("Invalid email address format")).toBeVisible();
    await check(page, `${"k".repeat(48)}@band.example`);
    await expect(page.getByText("At most 60 characters")).toBeVisible();
    await email(page).fill(`${randomUUID()}@band.example`);
    await email(page).press("Enter");
    await expect(page.getByText("Email not found.")).toBeVisible();
    await email(page).press("End");
    await email(page).press("x");
    await expect(page.getByText("Email not found.")).toHaveCount(0);
  },
);

test(
  "a check that did not come through is told and can be made again",
  { tag: "@laptop" },
  async ({ page, administrator }) => {
    await page.route("**/api/finduser", (route) => route.abort(), { times: 1 });
    await signIn(page, administrator, "/bandUser/add");
    await check(page, newcomer().email);
    await expect(page.getByText("The address could not be checked.")).toBeVisible();
    await press(page, "Check");
    await expect(page.getByText("Email not found.")).toBeVisible();
    await expect(page.getByText("The address could not be checked.")).toHaveCount(0);
  },
);

test(
  "who edits members without being an administrator gives no more than they have",
  { tag: "@phone" },
  async ({ page, administrator }) => {
    const editor = await joinBand(administrator, "Sam", {
      rights: { DB: "R", BU: "W", SO: "R", SL: "R" },
    });
    await signIn(page, editor, "/bandUser/add");
    await check(page, newcomer().email);
    await field(page, "Forename").fill("Kit");
    await field(page, "Surname").fill("Hollis");
    await field(page, "Instrument / Role").fill("Drums");
    await expect(page.getByRole("switch", { name: "Administrator" })).toHaveCount(0);
    await expect(page.getByRole("switch", { name: "Send the invitation now" })).toHaveCount(0);
    await expect(page.getByRole("switch", { name: "Bookings" })).toBeDisabled();
    await expect(right(page, "Songs", "Edit")).toBeDisabled();
    await expect(
      page.getByText("You can give no more than you have yourself.").last(),
    ).toBeVisible();
    await page.getByRole("combobox", { name: "Role" }).selectOption("Band Manager");
    await expect(page.getByText("Kit sees songs and set lists, edits members.")).toBeVisible();
    await expectNoAxeViolationsInWholePage(page);
    await press(page, "Add Member");
    await press(page, "Yes");
    await expect(page).toHaveURL(/\/bandUser\/\d+$/);
  },
);
