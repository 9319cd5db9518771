import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe.ts";
import { addEvent } from "../support/events.ts";
import { expect, test } from "../support/flow.ts";
import { signIn } from "../support/member.ts";
import { paper } from "../support/paper.ts";
import { pdfText } from "../support/pdf-text.ts";
import { joinBand } from "../support/second-member.ts";

async function openBooking(page: Page): Promise<void> {
  await page.getByText("Harvest dance").first().click();
  await page.getByRole("tab", { name: "Booking" }).click();
}

const fold = (page: Page, title: string) =>
  page.locator("summary").filter({ hasText: title }).first();

test(
  "what a gig has cost is entered with its receipt, and the rest is split and paid out",
  { tag: "@phone" },
  async ({ page, administrator }) => {
    await joinBand(administrator, "Joss", { rights: { EV: "R" } });
    await addEvent(administrator.session, { name: "Harvest dance", inDays: 3, fee: 100 });
    await signIn(page, administrator, "/events/index");
    await openBooking(page);
    await fold(page, "Expenses").click();
    await page.getByRole("button", { name: "Add expense" }).click();
    await page.getByLabel("What for").fill("Diesel");
    await page.getByLabel("Amount").fill("30");
    await page.getByLabel("Paid by").selectOption({ label: "Joss" });
    await page.getByLabel("Receipt").setInputFiles({
      name: "diesel.pdf",
      mimeType: "application/pdf",
      buffer: paper(["Diesel"]),
    });
    await page.getByRole("button", { name: "Add expense" }).click();
    const expenses = page.getByRole("list", { name: "Expenses" });
    await expect(expenses).toContainText("£30.00");
    await expect(expenses.getByRole("button", { name: "Receipt of Diesel" })).toBeVisible();

    await expenses.getByRole("button", { name: "Delete Diesel" }).click();
    await expect(page.getByText("Nothing yet.")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(expenses.getByRole("button", { name: "Receipt of Diesel" })).toBeVisible();

    await fold(page, "Split").click();
    const parts = page.getByRole("list", { name: "What each is owed" });
    const joss = parts.getByRole("listitem").filter({ hasText: "Joss" });
    await expect(joss).toContainText("£65.00");
    await page.getByRole("button", { name: "Change shares" }).click();
    await page.getByLabel("The band’s kitty").fill("2");
    await page.getByRole("button", { name: "Save shares" }).click();
    await expect(joss).toContainText("1 of 4 shares, £30.00 back");
    await joss.getByRole("button", { name: "Paid out to Joss: £47.50" }).click();
    await expect(joss).toContainText("paid out");
    await expectNoAxeViolations(page);
  },
);

test(
  "a gig is billed with the band’s bank details, and stands in the table of its year",
  { tag: "@laptop" },
  async ({ page, administrator }) => {
    const { bandUser } = administrator.session;
    // Today, which is of this year in its last days as well.
    await addEvent(administrator.session, { name: "Harvest dance", inDays: 0, fee: 420 });
    await signIn(page, administrator, `/band/${bandUser.bandId}/edit`);
    await page.getByRole("button", { name: "Invoice details" }).click();
    await page.getByLabel("Bank details").fill("Sort code 00-00-00");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("What stands on invoices was saved").first()).toBeVisible();

    await page.goto("/events/index");
    await openBooking(page);
    await fold(page, "Invoice").click();
    await page.getByRole("button", { name: "Make invoice" }).click();
    const sheet = page.getByRole("dialog", { name: "Invoice 1" });
    await expect(sheet.getByRole("article")).toContainText("To pay£420.00");
    await expectNoAxeViolations(page);
    const saved = page.waitForEvent("download");
    await sheet.getByRole("button", { name: "Save as PDF" }).click();
    const said = pdfText(await readFile(await (await saved).path()));
    expect(said).toEqual(
      expect.arrayContaining(["Invoice 1", "The Half Crown", "£420.00", "Sort code 00-00-00"]),
    );
    await sheet.getByRole("button", { name: "Close" }).click();
    await expect(sheet).toBeHidden();

    await page.getByRole("button", { name: "Make corrected invoice" }).click();
    await expectNoAxeViolations(page);
    await page.getByRole("button", { name: "Replace" }).click();
    const corrected = page.getByRole("dialog", { name: "Invoice 2" });
    await expect(corrected.getByRole("article")).toContainText("ReplacesInvoice 1");
    await corrected.getByRole("button", { name: "Close" }).click();
    await expect(corrected).toBeHidden();

    await page.getByRole("button", { name: "More for this list" }).click();
    await page.getByRole("menuitem", { name: "Money of the year" }).click();
    await expect(page.getByRole("row", { name: /^Total / })).toContainText("£420.00");
    await expectNoAxeViolations(page);
    const table = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save as CSV" }).click();
    const csv = await readFile(await (await table).path(), "utf8");
    expect(csv).toContain("Harvest dance,The Half Crown,Confirmed,420,0,420,0,420,2");
  },
);
