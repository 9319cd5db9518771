import { addDays, dateInTimeZone } from "@bandstand/domain/calendar-date";
import type { Page } from "@playwright/test";
import { expectNoAxeViolationsInWholePage } from "../support/axe.ts";
import { type CalendarSite, calendarSite } from "../support/calendar-site.ts";
import { expect, test as base } from "../support/flow.ts";
import { said } from "../support/list-screen.ts";
import { signIn } from "../support/member.ts";
import { serverOfItsOwn } from "../support/server-of-its-own.ts";

/** The server of the other flows asks nothing of its own machine. */
const test = base.extend<{ site: CalendarSite }, { calendarServer: string }>({
  calendarServer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from it
    async ({}, use) => {
      const server = await serverOfItsOwn({ CALENDAR_NETWORKS: "127.0.0.1" });
      await use(server.url);
      await server.stop();
    },
    { scope: "worker" },
  ],
  baseURL: ({ calendarServer }, use) => use(calendarServer),
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from it
  site: async ({}, use) => {
    const site = await calendarSite();
    await use(site);
    await site.stop();
  },
});

const day = (days: number) => addDays(dateInTimeZone(new Date(), "Europe/London"), days);

/** What a gig on that day is warned of. */
async function warning(page: Page, date: string) {
  await page.goto("/event/add");
  const [year, month, dayOfMonth] = date.split("-");
  await page.getByRole("textbox", { name: "Event Date" }).fill(`${dayOfMonth}-${month}-${year}`);
  await page.getByRole("textbox", { name: "Event Date" }).press("Tab");
  return page.getByText("is not available on this day");
}

test(
  "a member's own calendar says when they are busy, until they remove it",
  { tag: "@phone" },
  async ({ page, administrator, site }) => {
    site.has([day(30), day(31), day(40)]);
    await signIn(page, administrator, "/userprofile");
    const away = page.getByRole("region", { name: "When you are away" });
    await away.getByRole("button", { name: "Use my calendar" }).click();
    const address = away.getByRole("textbox", { name: "Address of your calendar" });
    await address.fill("my calendar");
    await away.getByRole("button", { name: "Fetch my calendar" }).click();
    await expect(away.getByRole("alert")).toContainText("Please enter the address of a calendar");
    await expectNoAxeViolationsInWholePage(page);
    await address.fill(site.address);
    await away.getByRole("button", { name: "Fetch my calendar" }).click();
    await expect(away.getByText("3 busy days in the coming year.")).toBeVisible();
    await expect(away.getByText(/^127\.0\.0\.1:\d+\/…8b2d$/)).toBeVisible();
    await away.getByText("Busy days", { exact: true }).click();
    await expect(
      away.getByRole("list", { name: "Busy by your calendar" }).getByRole("listitem"),
    ).toHaveCount(2);
    await expectNoAxeViolationsInWholePage(page);

    await expect(await warning(page, day(31))).toBeVisible();
    await page.goto("/userprofile");
    site.has(null);
    await away.getByRole("button", { name: "Fetch now" }).click();
    await expect(away.getByText("There is no calendar at this address.")).toBeVisible();
    await expect(away.getByText("3 busy days in the coming year.")).toBeVisible();

    await away.getByRole("button", { name: "Remove" }).click();
    const question = page.getByRole("alertdialog", { name: "Remove Calendar" });
    await question.getByRole("button", { name: "Remove calendar" }).click();
    await expect(said(page, "Your calendar is removed, and its days with it")).toBeAttached();
    await expect(away.getByRole("button", { name: "Use my calendar" })).toBeVisible();
    await expect(await warning(page, day(31))).toBeHidden();
  },
);
