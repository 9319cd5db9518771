import { readFileSync } from "node:fs";
import type { AddFollower, Follower } from "@bandstand/contracts/followers";
import type { Session } from "@bandstand/contracts/sign-in";
import type { APIRequestContext, Page } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import {
  beginSearch,
  chooseForList,
  filter,
  isPhone,
  question,
  said,
} from "../support/list-screen.ts";
import { signIn } from "../support/member.ts";
import { readQrCode } from "../support/qr-code.ts";
import { joinBand } from "../support/second-member.ts";

const PIA = { email: "pia@fans.example", location: "Ardenbridge", source: "Gig", events: true };
const BEN = { email: "ben@fans.example", location: "Leeds", source: "Website", events: false };

async function addFollower(
  request: APIRequestContext,
  { token }: Session,
  data: AddFollower,
): Promise<Follower> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.post("/api/addfollower", { headers, data });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as Follower;
}

const row = (page: Page, email: string) => page.getByRole("row", { name: email });

test(
  "a follower is added where the band has none: what is missing is said, and they are listed",
  { tag: "@laptop" },
  async ({ page, administrator }) => {
    await signIn(page, administrator, "/bandFollowers/index");
    await expect(
      page.getByRole("heading", { name: "Who wants to hear of your next gig" }),
    ).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole("main").getByRole("button", { name: "Show QR code" }).click();
    const code = page.getByRole("dialog", { name: "Follow by QR Code" });
    await code.getByRole("button", { name: "Close" }).click();
    await expect(code).toBeHidden();
    await page.getByRole("main").getByRole("button", { name: "Add Follower" }).first().click();
    const form = page.getByRole("form", { name: "the new follower" });
    await expect(form.getByLabel("Source")).toHaveValue("MANUAL");
    await expect(form.getByRole("switch", { name: "Send Event Alerts" })).toBeChecked();
    await form.getByRole("button", { name: "Add Follower" }).click();
    await expect(form.getByText("Please enter your email address")).toBeVisible();
    await expectNoAxeViolations(page);
    await form.getByLabel("Email").fill("Pia@fans.example");
    await form.getByLabel("Location").fill("Ardenbridge");
    await form.getByRole("button", { name: "Add Follower" }).click();
    await expect(said(page, "“pia@fans.example” was added")).toBeAttached();
    await expect(row(page, PIA.email)).toContainText("Ardenbridge");
    await expectNoAxeViolations(page);
  },
);

test(
  "followers are searched and filtered by who hears of gigs",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    await addFollower(request, administrator.session, PIA);
    await addFollower(request, administrator.session, BEN);
    await signIn(page, administrator, "/bandFollowers/index");
    await expect(row(page, PIA.email)).toBeVisible();
    await filter(page, "Event alerts").click();
    await expect(row(page, PIA.email)).toHaveCount(0);
    await expect(row(page, BEN.email)).toBeVisible();
    await filter(page, "Event alerts").click();
    if (isPhone()) await beginSearch(page);
    await page.getByRole("searchbox", { name: "Search by Email, Location, Source" }).fill("arden");
    await expect(row(page, BEN.email)).toHaveCount(0);
    await expect(row(page, PIA.email)).toBeVisible();
    await expect(page).toHaveURL(/search=arden/);
    await expectNoAxeViolations(page);
  },
);

test(
  "the displayed followers are seen by growth, places and sources",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    for (const follower of [PIA, BEN, { ...PIA, email: "ana@fans.example" }]) {
      await addFollower(request, administrator.session, follower);
    }
    await signIn(page, administrator, "/bandFollowers/index");
    await expect(row(page, PIA.email)).toBeVisible();
    await chooseForList(page, "Growth and places");
    const figures = page.getByRole("dialog", { name: "Growth and Places" });
    await expect(
      figures.getByRole("img", { name: /^From 0 at the end of .+ to 3 now$/ }),
    ).toBeVisible();
    await expect(figures.getByRole("listitem").first()).toHaveText("Ardenbridge2");
    await expect(figures.getByRole("listitem").filter({ hasText: "Website" })).toHaveText(
      "Website1",
    );
    await expectNoAxeViolations(page);
  },
);

test(
  "a follower is edited and saved, and deleted once it is asked",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    await addFollower(request, administrator.session, BEN);
    const { id } = await addFollower(request, administrator.session, PIA);
    await signIn(page, administrator, "/bandFollowers/index");
    await row(page, PIA.email).click();
    const form = page.getByRole("form", { name: PIA.email });
    await form.getByLabel("Email").fill(BEN.email);
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form.getByRole("alert")).toContainText("This address follows the band already");
    await expectNoAxeViolations(page);
    await form.getByLabel("Email").fill(PIA.email);
    await form.getByLabel("Location").fill("York");
    await form.getByRole("button", { name: "Save" }).click();
    await expect(said(page, "“pia@fans.example” was saved")).toBeAttached();
    await expect(row(page, PIA.email)).toContainText("York");
    await expect(page).toHaveURL(/\/bandFollowers\/index/);
    await page.goto(`/bandFollower/${id}/edit`);
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await question(page, "Delete Follower")
      .getByRole("button", { name: "Delete follower" })
      .click();
    await expect(said(page, "“pia@fans.example” was deleted")).toBeAttached();
    await expect(row(page, BEN.email)).toBeVisible();
    await expect(row(page, PIA.email)).toHaveCount(0);
  },
);

test(
  "the address where fans follow the band is shown as a code that a phone reads",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    await addFollower(request, administrator.session, PIA);
    await page.emulateMedia({ colorScheme: "dark" });
    const { bandUser } = await signIn(page, administrator, "/bandFollowers/index");
    await chooseForList(page, "Show QR code");
    const shown = page.getByRole("dialog", { name: "Follow by QR Code" });
    const code = shown.getByRole("img", { name: /^Code with the address where fans follow/ });
    await expect(code).toBeVisible();
    const address = new URL(`/follow/${bandUser.TheBand.identity}`, page.url()).href;
    expect(await readQrCode(code)).toBe(address);
    await expect(shown.getByRole("button", { name: /Copy/ })).toBeVisible();
    await expectNoAxeViolations(page);
  },
);

test(
  "a reader of followers changes none, and who may not read them is told so",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    await addFollower(request, administrator.session, PIA);
    const reader = await joinBand(administrator, "Sam", { rights: { FL: "R" } });
    await signIn(page, reader, "/bandFollowers/index");
    await expect(row(page, PIA.email)).toBeVisible();
    await expect(page.getByRole("button", { name: "Add Follower" })).toHaveCount(0);
    await page.goto("/bandFollower/add");
    await expect(page.getByText(/leaves adding followers to others/)).toBeVisible();
    await expectNoAxeViolations(page);
  },
);

test(
  "the followers that are displayed are copied as a mailing list, and go out as a table",
  { tag: "@laptop" },
  async ({ page, context, request, administrator }) => {
    await addFollower(request, administrator.session, PIA);
    await addFollower(request, administrator.session, BEN);
    await context.grantPermissions(["clipboard-write"]);
    await signIn(page, administrator, "/bandFollowers/index");
    await expect(row(page, PIA.email)).toBeVisible();
    await chooseForList(page, "Copy mailing list");
    await expect(said(page, "Copied 2 addresses")).toBeAttached();
    await chooseForList(page, "Copy follower URL");
    await expect(said(page, "Link copied")).toBeAttached();
    await filter(page, "No alerts").click();
    await expect(row(page, BEN.email)).toHaveCount(0);
    const download = page.waitForEvent("download");
    await chooseForList(page, "Export as CSV");
    const file = await (await download).path();
    const lines = readFileSync(file, "utf8").trim().split("\r\n");
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/^pia@fans\.example,Ardenbridge,Gig,\d{4}-\d\d-\d\d,Y$/);
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox").fill("new fan");
    await page.getByRole("option", { name: "Add Follower" }).click();
    await expect(page.getByRole("form", { name: "the new follower" })).toBeVisible();
  },
);

test(
  "who wants gigs near them alone is seen so in the list",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    const { bandId } = administrator.session.bandUser;
    const near = { near: true, miles: 50, town: "York" };
    const data = { bandId, email: PIA.email, location: PIA.location, ...near };
    expect((await request.post("/api/subscribefollower", { data })).status()).toBe(200);
    await signIn(page, administrator, "/bandFollowers/index");
    await expect(row(page, PIA.email)).toContainText("Within 50 miles of York");
    await expectNoAxeViolations(page);
  },
);

test(
  "followers are imported from lines: what is wrong is said, their number asked about, and who follows is skipped",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    await addFollower(request, administrator.session, PIA);
    await signIn(page, administrator, "/bandFollowers/index");
    await chooseForList(page, "Import followers");
    const window = page.getByRole("dialog", { name: "Import Followers" });
    const lines = window.getByLabel("Or paste the lines");
    const run = window.getByRole("button", { name: "Import", exact: true });
    await run.click();
    await expect(window.getByText("No Data to Process")).toBeVisible();
    await window
      .getByLabel("Choose a file")
      .setInputFiles({ name: "film.txt", mimeType: "text/plain", buffer: Buffer.alloc(8_000_001) });
    await expect(window.getByText("This file is larger than 8 MB")).toBeVisible();
    await lines.fill("ann@fans.example;Leeds;Gig;;Y\nno address;Leeds;Gig;;Y");
    await run.click();
    await expect(window.getByText("Unable to Import, Data Error(s) Found")).toBeVisible();
    await expect(window.getByRole("list", { name: "Lines with errors" })).toHaveText(
      "Line 2 no address;Leeds;Gig;;Y: The first column must contain @",
    );
    await expectNoAxeViolations(page);
    await lines.fill("Email\nann@fans.example;Leeds;Gig;;Y\npia@fans.example;York;Gig;;N");
    await run.click();
    const asked = question(page, "Import Followers");
    await expect(asked).toContainText("2 follower(s) found");
    await asked.getByRole("button", { name: "Import" }).click();
    await expect(
      said(page, "1 follower(s) successfully added. 1 rows skipped, follower already exists"),
    ).toBeAttached();
    await expect(row(page, "ann@fans.example")).toContainText("Leeds");
  },
);
