import { expectNoAxeViolations, expectNoAxeViolationsInWholePage } from "../support/axe.ts";
import { addEvent, eventRow } from "../support/events.ts";
import { expect, test } from "../support/flow.ts";
import { said } from "../support/list-screen.ts";
import { signIn } from "../support/member.ts";
import { linkIn, mailTo } from "../support/outbox.ts";
import { joinBand } from "../support/second-member.ts";
import { addVenue } from "../support/venues.ts";

const READER = { rights: { DB: "R", EV: "R" } } as const;

test(
  "a member says in one press whether they can play, and when they are away",
  { tag: "@phone" },
  async ({ page, administrator }) => {
    await addEvent(administrator.session, { name: "Harvest dance", inDays: 9 });
    const joss = await joinBand(administrator, "Joss", READER);
    await signIn(page, joss, "/events/index");
    await eventRow(page, "Harvest dance").getByRole("link", { name: "Harvest dance" }).click();
    const view = page.getByRole("article", { name: "Harvest dance" });
    await view.getByRole("button", { name: "Maybe" }).click();
    await expect(view.getByRole("button", { name: "Maybe" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await view.getByRole("textbox", { name: "A note to your answer" }).fill("From nine on");
    await view.getByRole("textbox", { name: "A note to your answer" }).press("Enter");
    await expect(view.getByText("Joss: maybe. From nine on")).toBeAttached();
    await expectNoAxeViolations(page);

    await page.goto("/dashboard");
    const asked = page.getByRole("region", { name: "Can you play?" });
    await asked.getByRole("button", { name: "Yes" }).click();
    await expect(asked.getByText("1 of 2")).toBeVisible();
    await page.goto("/events/index");
    await expect(eventRow(page, "Harvest dance")).toContainText("You: yes, 1 of 2");

    await page.goto("/userprofile");
    const away = page.getByRole("region", { name: "When you are away" });
    await away.getByRole("button", { name: "Add days away" }).click();
    await away.getByRole("textbox", { name: "First day" }).fill("01-08-2199");
    await away.getByRole("textbox", { name: "Last day" }).fill("14-08-2199");
    await expectNoAxeViolationsInWholePage(page);
    await away.getByRole("button", { name: "Add days away" }).click();
    await expect(away.getByText("Thu 1 Aug 2199 – Wed 14 Aug 2199")).toBeVisible();
    await page.goto("about:blank");
    await signIn(page, administrator, "/event/add");
    await page.getByRole("textbox", { name: "Event Date" }).fill("02-08-2199");
    await expect(page.getByText("Joss is not available on this day")).toBeVisible();
  },
);

test(
  "members are asked by mail, and one answers by its link without signing in",
  { tag: "@laptop" },
  async ({ page, browser, administrator }) => {
    await addEvent(administrator.session, { name: "Harvest dance", inDays: 9 });
    const joss = await joinBand(administrator, "Joss", READER);
    await signIn(page, administrator, "/events/index");
    await eventRow(page, "Harvest dance").getByRole("link", { name: "Harvest dance" }).click();
    const view = page.getByRole("article", { name: "Harvest dance" });
    await view.getByRole("button", { name: "Ask members" }).click();
    const dialog = page.getByRole("dialog", { name: "Ask about Harvest dance" });
    await expect(dialog.getByRole("checkbox", { name: "Joss" })).toBeChecked();
    await expectNoAxeViolations(page);
    await dialog.getByRole("button", { name: "Ask 2 members" }).click();
    await expect(said(page, "2 members asked about “Harvest dance”")).toBeAttached();

    const mail = await mailTo(joss.email, /^Can you play Harvest dance on /);
    const stranger = await browser.newPage();
    const { pathname, search } = new URL(linkIn(mail, "/answer/"));
    await stranger.goto(pathname + search);
    await expect(stranger.getByRole("heading", { level: 1 })).toContainText(
      "Can you play Harvest dance",
    );
    await expect(view.getByText("0 of 2")).toBeVisible();
    await stranger.getByRole("textbox", { name: "A note for the band" }).fill("With the van");
    await stranger.getByRole("button", { name: "Yes" }).click();
    await expect(stranger.getByRole("heading", { name: "Thank you, Joss" })).toBeVisible();
    await stranger.close();
    await expect(view.getByRole("list", { name: "Notes to the answers" })).toContainText(
      "With the van",
    );
    await expect(view.getByText("1 of 2")).toBeVisible();
  },
);

test(
  "a date is found: days are proposed and answered, and the best becomes the event",
  { tag: "@laptop" },
  async ({ page, browser, request, administrator }) => {
    await addVenue(request, administrator.session);
    const joss = await joinBand(administrator, "Joss", READER);
    await signIn(page, administrator, "/events/index");
    await page.getByRole("main").getByRole("button", { name: "Find a date" }).click();
    const polls = page.getByRole("dialog", { name: "Find a date" });
    await polls.getByRole("button", { name: "Propose days" }).click();
    for (const day of ["10-09-2199", "11-09-2199"]) {
      await polls.getByRole("textbox", { name: "Day" }).fill(day);
      await polls.getByRole("button", { name: "Add day" }).click();
    }
    await expect(polls.getByRole("switch", { name: "Tell the others by mail" })).toBeChecked();
    await expectNoAxeViolations(page);
    await polls.getByRole("button", { name: "Propose", exact: true }).click();
    await expect(polls.getByText("0 of 2 answered")).toBeVisible();

    const mail = await mailTo(joss.email, /^Which days suit you for Rehearsal/);
    const other = await browser.newPage();
    await signIn(other, joss, new URL(linkIn(mail, "/dashboard")).pathname);
    await other.getByRole("button", { name: "Say when you can" }).click();
    const second = other.getByRole("listitem").filter({ hasText: "Wed 11 Sep 2199" });
    await second.getByRole("button", { name: "Yes" }).click();
    await expect(second.getByText("Best so far")).toBeVisible();
    await expectNoAxeViolations(other);
    await other.close();

    await page.goto("/events/index");
    await page.getByRole("main").getByRole("button", { name: "Find a date" }).first().click();
    await polls.getByRole("button", { name: "Make the event on Wed 11 Sep 2199" }).click();
    const form = page.getByRole("form", { name: "the new event" });
    await expect(form.getByRole("textbox", { name: "Event Date" })).toHaveValue("11-Sep-2199");
    await expect(form.getByRole("textbox", { name: "Title" })).toHaveValue("Rehearsal");
    const venue = form.getByRole("combobox", { name: "Venue" });
    await venue.fill("crown");
    await form.getByRole("option", { name: /The Half Crown/ }).click();
    await form.getByRole("button", { name: "Add Event" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Add event" }).click();
    const view = page.getByRole("article", { name: "Rehearsal" });
    await expect(view.getByText("1 of 2")).toBeVisible();
    await expect(polls.getByRole("button", { name: /^Make the event/ })).toHaveCount(0);
  },
);
