import type { Event, EventRow } from "@bandstand/contracts/events";
import type { APIRequestContext } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe.ts";
import { addEvent, eventRow } from "../support/events.ts";
import { expect, test } from "../support/flow.ts";
import { beginSearch, choose, filter, isPhone, question, said } from "../support/list-screen.ts";
import { newcomer, type RegisteredMember, registerMember, signIn } from "../support/member.ts";
import { joinBand } from "../support/second-member.ts";
import { addSetlist } from "../support/setlists.ts";
import { addVenue } from "../support/venues.ts";

/** The first that the list answers with. */
async function firstEvent(
  request: APIRequestContext,
  { session: { token } }: RegisteredMember,
): Promise<EventRow> {
  const headers = { authorization: `Bearer ${token}` };
  const [event] = (await (await request.get("/api/events", { headers })).json()) as EventRow[];
  if (!event) throw new Error("There is an event.");
  return event;
}

test("a gig is added where the band has none: what is missing is said, it asks once, and the day is shown", async ({
  page,
  request,
  administrator,
}) => {
  await addVenue(request, administrator.session);
  await signIn(page, administrator, "/events/index");
  await expect(
    page.getByRole("heading", { name: "Gigs and rehearsals, down to the minute" }),
  ).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("main").getByRole("button", { name: "Add Event" }).first().click();
  const form = page.getByRole("form", { name: "the new event" });
  await form.getByRole("button", { name: "Add Event" }).click();
  await expect(form.getByText("Please complete all required fields")).toBeVisible();
  await expect(form.getByText("Enter the Event Date")).toBeVisible();
  await expect(form.getByText("Please enter a value")).toBeVisible();
  await expectNoAxeViolations(page);
  await form.getByRole("textbox", { name: "Event Date" }).fill("28-11-2199");
  const venue = form.getByRole("combobox", { name: "Venue" });
  await venue.fill("crown");
  await expectNoAxeViolations(page);
  await form.getByRole("option", { name: /The Half Crown/ }).click();
  await form.getByLabel("Start", { exact: true }).fill("2045");
  await form.getByLabel("End", { exact: true }).fill("0115");
  await form.getByLabel("Fee").fill("400");
  await form.getByLabel("Payment Received").fill("100");
  await expect(form.getByLabel("Deposit")).toHaveValue("100");
  await expect(form.getByText("Balance £300.00")).toBeVisible();
  await form.getByRole("button", { name: "Add Event" }).click();
  await expect(question(page, "Add Event")).toContainText(
    "Confirm to add a new Provisional Gig at The Half Crown on Thu 28-Nov-2199.",
  );
  await question(page, "Add Event").getByRole("button", { name: "Add event" }).click();
  await expect(said(page, "“The Half Crown” was added")).toBeAttached();
  const view = page.getByRole("article", { name: "The Half Crown" });
  await expect(view.getByText("20:45")).toBeVisible();
  await expect(view.getByText("DRAFT")).toBeVisible();
  await expect(view.getByText("1 Market Place")).toBeVisible();
  await expectNoAxeViolations(page);
  await view.getByRole("tab", { name: "Booking" }).click();
  await expect(view.getByText("£300.00")).toBeVisible();
  await view.getByRole("button", { name: "Confirm" }).click();
  await expect(said(page, "“The Half Crown” is confirmed")).toBeAttached();
  await expect(view.getByRole("button", { name: "Status Confirmed" })).toBeVisible();
  // Whatever was looked at last: in the van one wants to know when and where.
  await page.reload();
  await expect(page.getByRole("tab", { name: "The day", selected: true })).toBeVisible();
});

test(
  "events stand by what comes next, are searched in the past too, narrowed by type, and expanded",
  { tag: "@laptop" },
  async ({ page, administrator }) => {
    const { session } = administrator;
    await addEvent(session, { name: "Corn Hall", inDays: 9, status: "X" });
    await addEvent(session, { name: "Half Crown Saturday", inDays: 2 });
    await addEvent(session, { name: "Room 4", inDays: 4, type: "RH" });
    await addEvent(session, { name: "Harvest dance", inDays: -20 });
    await signIn(page, administrator, "/events/index");
    const rows = page.getByRole("main").getByRole("row", { name: / · in \d/ });
    await expect(rows).toHaveText([/Half Crown Saturday/, /Room 4/, /Corn Hall/]);
    if (isPhone()) await filter(page, "Month").click();
    await expect(page.getByRole("region", { name: /^[A-Z][a-z]+ \d{4}$/ })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole("button", { name: /^December \d{4}, \d gigs?$/ }).click();
    await expect(page.getByRole("region", { name: /^December \d{4}$/ })).toBeVisible();
    await filter(page, "Rehearsals").click();
    await expect(eventRow(page, "Room 4")).toHaveCount(0);
    await filter(page, "Rehearsals").click();
    if (isPhone()) await beginSearch(page);
    const search = page.getByRole("searchbox", { name: "Search by Event or Venue Name Details" });
    await search.fill("harvest");
    await page.getByRole("button", { name: "1 in the past — show" }).click();
    await expect(eventRow(page, "Harvest dance")).toBeVisible();
    await expect(page).toHaveURL(/pastEvents=A/);
    if (isPhone()) return;
    await page.getByRole("button", { name: "Show details" }).first().click();
    await expect(page.getByRole("link", { name: "Add to Calendar" })).toHaveAttribute(
      "href",
      /^https:\/\/calendar\.google\.com\//,
    );
    await expectNoAxeViolations(page);
  },
);

test(
  "an event is open beside the list while somebody else saves it, is copied, and deleted",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    const { session } = administrator;
    const setlist = await addSetlist(request, session, { name: "Late set" });
    await addEvent(session, { name: "Harvest dance", inDays: 6, setlistId: setlist.id });
    await signIn(page, administrator, "/events/index");
    await eventRow(page, "Harvest dance").getByText("Harvest dance").click();
    const view = page.getByRole("article", { name: "Harvest dance" });
    await expect(view.getByRole("link", { name: "Late set" })).toBeVisible();
    await expect(view.getByRole("link", { name: "3 Words" })).toBeVisible();

    const download = page.waitForEvent("download");
    await view.getByRole("button", { name: "More for Harvest dance" }).click();
    await page.getByRole("menuitem", { name: "Calendar file (.ics)" }).click();
    expect((await download).suggestedFilename()).toBe("Harvest dance.ics");

    const { id } = await firstEvent(request, administrator);
    await request.post(`/api/saveevent/${id}`, {
      headers: { authorization: `Bearer ${session.token}` },
      data: { description: "Van leaves at three" },
    });
    await expect(view.getByText("Van leaves at three")).toBeVisible();

    await choose(page, "Harvest dance", "Copy");
    const copy = page.getByRole("form", { name: "Harvest dance - copy" });
    await expect(copy).toBeVisible();
    await copy.getByRole("button", { name: "Cancel" }).click();
    await expect(eventRow(page, "Harvest dance - copy").getByText("[COPY]")).toBeVisible();
    await choose(page, "Harvest dance - copy", "Delete");
    await question(page, "Delete Event").getByRole("button", { name: "Delete event" }).click();
    await expect(said(page, "“Harvest dance - copy” was deleted")).toBeAttached();
    await expect(eventRow(page, "Harvest dance - copy")).toHaveCount(0);
  },
);

test(
  "an event that somebody else has saved is not overwritten, and a venue is added while it is edited",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    const { session } = administrator;
    await addEvent(session, { name: "Harvest dance", inDays: 6 });
    const { id } = await firstEvent(request, administrator);
    await signIn(page, administrator, `/event/${id}/edit`);
    const form = page.getByRole("form", { name: "Harvest dance" });
    await form.getByLabel("Internal notes").fill("Van leaves at three");
    await form.getByRole("button", { name: "New venue" }).click();
    const venue = page.getByRole("form", { name: "the new venue" });
    await venue.getByLabel("Venue Name").fill("The Boathouse");
    await venue.getByLabel("Venue Type").selectOption("Rehearsal Studio");
    await venue.getByLabel("Location").fill("Ardenbridge");
    await venue.getByLabel("Full Address").fill("Mill Lane");
    await venue.getByRole("button", { name: "Add Venue" }).click();
    await expect(form.getByRole("combobox", { name: "Venue" })).toHaveValue("The Boathouse");
    await request.post(`/api/saveevent/${id}`, {
      headers: { authorization: `Bearer ${session.token}` },
      data: { fee: 350 },
    });
    await form.getByRole("button", { name: "Save" }).click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: /Overwrite/ })
      .click();
    await expect(said(page, "“Harvest dance” was saved")).toBeAttached();
    const headers = { authorization: `Bearer ${session.token}` };
    const kept = (await (await request.get(`/api/event/${id}`, { headers })).json()) as Event;
    expect(kept).toMatchObject({
      fee: 350,
      description: "Van leaves at three",
      venue_name: "The Boathouse",
    });
  },
);

test(
  "a reader of events changes none and sees no fee, and without the right they are not shared",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    await addEvent(administrator.session, { name: "Harvest dance", inDays: 6, fee: 400 });
    const { id } = await firstEvent(request, administrator);
    const sam = await joinBand(administrator, "Sam", { rights: { EV: "R" }, role: "TS" });
    await signIn(page, sam, `/event/${id}`);
    const view = page.getByRole("article", { name: "Harvest dance" });
    await expect(view.getByText("17:00")).toBeVisible();
    await expect(view.getByRole("button", { name: /Edit Event|Status/ })).toHaveCount(0);
    await view.getByRole("tab", { name: "Booking" }).click();
    await expect(view.getByText("Fee")).toHaveCount(0);
    await signIn(page, administrator, "/event/2000000000");
    await expect(page.getByText("Fetch Error, Invalid Record")).toBeVisible();
    const callum = await joinBand(administrator, "Callum", { rights: { DB: "R" } });
    await signIn(page, callum, "/events/index");
    await expect(page.getByText("does not share events with you")).toBeVisible();
  },
);

test(
  "an address that names the band leads to its event, and opens that band first",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    await addEvent(administrator.session, { name: "Harvest dance", inDays: 6 });
    const { id } = await firstEvent(request, administrator);
    const { email, password } = administrator;
    const { bandName } = newcomer();
    const second = await registerMember(request, { email, password, bandName });
    await signIn(page, second);
    await expect(page.getByRole("button", { name: bandName })).toBeVisible();
    await page.goto(`/event/${id}/show/${administrator.session.bandUser.TheBand.identity}`);
    await expect(said(page, "Switched Band")).toBeAttached();
    await expect(page.getByRole("article", { name: "Harvest dance" })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/event/${id}$`));
  },
);

test("on a page as wide as a laptop's the way there stands beside who can come", async ({
  page,
  administrator,
}) => {
  const { id } = await addEvent(administrator.session, { name: "Harvest dance", inDays: 6 });
  await signIn(page, administrator, `/event/${id}`);
  const who = await page.getByRole("region", { name: "Can you play?" }).boundingBox();
  const place = await page.getByRole("region", { name: "Venue" }).boundingBox();
  expect(who && place && place.x >= who.x + who.width).toBe(!isPhone());
  expect(who && place && place.y >= who.y + who.height).toBe(isPhone());
});

test(
  "events come into the calendar that one has, until its address is given up",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    await addEvent(administrator.session, { name: "Harvest dance", inDays: 7 });
    await signIn(page, administrator, "/events/index");
    await page.getByRole("button", { name: /^More/ }).first().click();
    await page.getByRole("menuitem", { name: "Events in your calendar" }).click();
    const feeds = page.getByRole("dialog", { name: "Events in your calendar" });
    await feeds.getByRole("button", { name: "Make my address" }).click();
    const address = await feeds.getByLabel("My address").inputValue();
    expect(await (await request.get(address)).text()).toContain("Harvest dance");
    await expectNoAxeViolations(page);

    await feeds.getByRole("button", { name: "New address" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "New address" }).click();
    await expect(feeds.getByLabel("My address")).not.toHaveValue(address);
    expect((await request.get(address)).status()).toBe(404);
    await feeds.getByRole("button", { name: "Stop" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Stop" }).click();
    await expect(feeds.getByRole("button", { name: "Make my address" })).toBeVisible();
  },
);
