import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { beginSearch, filter, isPhone, question, said } from "../support/list-screen.ts";
import { signIn } from "../support/member.ts";
import { joinBand } from "../support/second-member.ts";
import { addGigAt, addVenue, venueRow } from "../support/venues.ts";

/** A picture of one dot. */
const DOT =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

test(
  "a venue is added where the band has none: what is missing is said, and it opens",
  { tag: "@phone" },
  async ({ page, administrator }) => {
    await signIn(page, administrator, "/venues/index");
    await expect(
      page.getByRole("heading", { name: "Where you play, and whom to ring" }),
    ).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole("main").getByRole("button", { name: "Add Venue" }).first().click();
    const form = page.getByRole("form", { name: "the new venue" });
    await form.getByLabel("Venue Type").selectOption("Pub");
    await form.getByRole("button", { name: "Add Venue" }).click();
    await expect(form.getByText("Please complete all required fields")).toBeVisible();
    await expect(form.getByText("This field is required")).toHaveCount(5);
    await expectNoAxeViolations(page);
    await form.getByLabel("Venue Name").fill("The Half Crown");
    await form.getByLabel("Location").fill("Ardenbridge");
    await form.getByLabel("Full Address").fill("1 Market Place");
    await form.getByLabel("Contact Name").fill("Dilys Marsh");
    await form.getByLabel("Contact Email").fill("dilys@half-crown.example");
    await form.getByLabel("Curfew?").fill("23:00");
    await form.getByRole("button", { name: "Add Venue" }).click();
    await expect(said(page, "“The Half Crown” was added")).toBeAttached();
    const view = page.getByRole("article", { name: "The Half Crown" });
    await expect(view.getByText("Planning")).toBeVisible();
    await expect(view.getByText("1 Market Place")).toBeVisible();
    await expect(view.getByText("23:00")).toBeVisible();
    await expect(view.getByRole("link", { name: /Directions/ })).toHaveAttribute(
      "href",
      /^https:\/\/www\.google\.com\/maps\/dir/,
    );
    await expect(view.getByRole("link", { name: /Write to Dilys Marsh/ })).toHaveAttribute(
      "href",
      "mailto:dilys@half-crown.example",
    );
    await expectNoAxeViolations(page);
  },
);

test(
  "venues are searched, filtered by how current they are, and expanded",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    const { session } = administrator;
    const crown = await addVenue(request, session);
    const older = await addVenue(request, session, { name: "Corn Hall" });
    await addGigAt(crown, { name: "Harvest dance", inDays: 6 });
    await addGigAt(older, { name: "Spring ball", inDays: -500 });
    await signIn(page, administrator, "/venues/index");
    await expect(venueRow(page, "The Half Crown")).toBeVisible();
    await expect(venueRow(page, "Corn Hall")).toHaveCount(0);
    await filter(page, "Older").click();
    await expect(venueRow(page, "Corn Hall")).toBeVisible();
    await expectNoAxeViolations(page);
    if (isPhone()) await beginSearch(page);
    await page
      .getByRole("searchbox", { name: "Search by Venue Name, Location, Contact" })
      .fill("corn");
    await expect(venueRow(page, "The Half Crown")).toHaveCount(0);
    await expect(page).toHaveURL(/search=corn/);
    if (isPhone()) return;
    await page.getByRole("button", { name: "Show details" }).first().click();
    await expect(page.getByText("Spring ball")).toBeVisible();
    await expect(page.getByRole("link", { name: "Directions" })).toBeVisible();
    await expectNoAxeViolations(page);
  },
);

test(
  "a venue remembers: what a gig paid, and what was good and bad",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    const venue = await addVenue(request, administrator.session);
    await addGigAt(venue, { name: "Harvest dance", inDays: -3, fee: 400 });
    await signIn(page, administrator, `/venue/${venue.id}`);
    const view = page.getByRole("article", { name: "The Half Crown" });
    await view.getByRole("tab", { name: "Gigs" }).click();
    await expect(view.getByText("£400.00")).toBeVisible();
    await view.getByRole("button", { name: "Say how it was" }).click();
    await view.getByLabel("What was good").fill("Packed from the first song");
    await view.getByLabel("What was bad").fill("No parking after six");
    await view.getByRole("button", { name: "Keep note" }).click();
    await expect(view.getByRole("region", { name: "How it was" })).toContainText("Packed from");
    await expectNoAxeViolations(page);
    await view.getByRole("tab", { name: "About" }).click();
    await expect(view.getByRole("region", { name: "Last time" })).toContainText(
      "No parking after six",
    );

    const choosing = page.waitForEvent("filechooser");
    await view.getByRole("button", { name: "Add picture of parking or load-in" }).click();
    await (
      await choosing
    ).setFiles({ name: "yard.png", mimeType: "image/png", buffer: Buffer.from(DOT, "base64") });
    const pictures = view.getByRole("list", { name: "Pictures of the way in" });
    await expect(pictures.getByRole("button", { name: /Parking and load-in/ })).toBeVisible();
    await expectNoAxeViolations(page);
  },
);

test(
  "while a venue is entered that is there already, the form points it out",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    await addVenue(request, administrator.session);
    await signIn(page, administrator, "/venue/add");
    await page.getByLabel("Venue Name").fill("half-crown");
    await expect(page.getByText("This may be here already")).toBeVisible();
    await expect(page.getByRole("link", { name: "The Half Crown, Ardenbridge" })).toBeVisible();
  },
);

test(
  "a venue is edited and saved, and one with events is not deleted",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    const venue = await addVenue(request, administrator.session);
    await addGigAt(venue, { name: "Harvest dance", inDays: 6 });
    await signIn(page, administrator, `/venue/${venue.id}/edit`);
    await page.getByLabel("Parking").first().fill("Two bays in the yard");
    await page.getByLabel("Full Address").fill("");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Please complete the missing fields")).toBeVisible();
    await page.getByLabel("Full Address").fill("2 Market Place");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(said(page, "“The Half Crown” was saved")).toBeAttached();
    await expect(page.getByText("Two bays in the yard")).toBeVisible();
    await page.getByRole("button", { name: "More for The Half Crown" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await question(page, "Delete Venue").getByRole("button", { name: "Delete venue" }).click();
    await expect(page.getByRole("alert").getByText("The venue was not deleted")).toBeAttached();
  },
);

test(
  "a reader of venues changes none, and sees no fee without the right to events",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    const venue = await addVenue(request, administrator.session);
    await addGigAt(venue, { name: "Harvest dance", inDays: -3, fee: 400 });
    await request.post("/api/adddocument", {
      headers: { authorization: `Bearer ${administrator.session.token}` },
      data: { title: "The way in", venueId: venue.id },
    });
    const sam = await joinBand(administrator, "Sam", { rights: { VN: "R" } });
    await signIn(page, sam, `/venue/${venue.id}`);
    const view = page.getByRole("article", { name: "The Half Crown" });
    await expect(view.getByText("1 Market Place")).toBeVisible();
    await expect(view.getByRole("list", { name: "Documents" })).toContainText("The way in");
    await expect(view.getByRole("button", { name: "Edit" })).toHaveCount(0);
    await view.getByRole("tab", { name: "Gigs" }).click();
    await expect(view.getByText("No gig of this venue is known yet.")).toBeVisible();
    await expect(view.getByRole("button", { name: "Say how it was" })).toBeVisible();
  },
);

test(
  "a member without the right is told that venues are not shared, and an unknown one is gone",
  { tag: "@laptop" },
  async ({ page, administrator }) => {
    const sam = await joinBand(administrator, "Sam", { rights: { DB: "R" } });
    await signIn(page, sam, "/venues/index");
    await expect(page.getByText("does not share venues with you")).toBeVisible();
    await expect(
      page.getByRole("navigation", { name: "Areas" }).getByRole("link", { name: "Venues" }),
    ).toHaveCount(0);
    await signIn(page, administrator, "/venue/2000000000");
    await expect(page.getByText("Fetch Error - Invalid Record")).toBeVisible();
  },
);

test(
  "venues come from a table, those that are here already left out",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    await addVenue(request, administrator.session);
    await signIn(page, administrator, "/venues/index");
    await page.getByRole("button", { name: /^More/ }).first().click();
    await page.getByRole("menuitem", { name: "Import from a table" }).click();
    const dialog = page.getByRole("dialog", { name: "Import Venues from a Table" });
    await dialog.getByLabel("Choose a table").setInputFiles({
      name: "Venues.csv",
      mimeType: "text/csv",
      buffer: Buffer.from("Name,Town\nHalf Crown,Ardenbridge\nThe Ship,Leeds\n,Leeds\n"),
    });
    await expect(dialog.getByText("Line 2, Half Crown")).toBeVisible();
    await expect(dialog.getByText("Line 4: No name")).toBeVisible();
    await expectNoAxeViolations(page);
    await dialog.getByRole("button", { name: "Import 1 venue" }).click();
    await expect(said(page, "1 venue imported")).toBeAttached();
    await expect(venueRow(page, "The Ship")).toBeVisible();
  },
);
