import { readFile } from "node:fs/promises";
import type { APIRequestContext } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe.ts";
import { addEvent, eventRow } from "../support/events.ts";
import { expect, test } from "../support/flow.ts";
import { keptForOffline } from "../support/kept-for-offline.ts";
import { type RegisteredMember, signIn } from "../support/member.ts";
import { pdfText } from "../support/pdf-text.ts";
import { addSetlist, inSection } from "../support/setlists.ts";
import { addSongs } from "../support/songs.ts";

test.use({ serviceWorkers: "allow" });

/** Tomorrow, with two songs; answers the last of them. */
async function addGig(request: APIRequestContext, { session }: RegisteredMember) {
  const songs = await addSongs(request, session, [
    { title: "Kerosene Heart" },
    { title: "Łódź by Night" },
  ]);
  const setlist = await addSetlist(request, session, {
    name: "Late set",
    songs: inSection(1, songs),
  });
  await addEvent(session, { name: "Harvest dance", inDays: 1, setlistId: setlist.id });
  return songs.at(-1);
}

test(
  "a gig is had on one page, as a PDF too",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    await addGig(request, administrator);
    await signIn(page, administrator, "/events/index");
    await eventRow(page, "Harvest dance")
      .getByRole("button", { name: /^Actions for/ })
      .click();
    await page.getByRole("menuitem", { name: "Gig sheet" }).click();
    const sheet = page.getByRole("dialog", { name: "Gig sheet of Harvest dance" });
    const paper = sheet.getByRole("article");
    await expect(paper).toContainText("Arrive17:00");
    await expect(paper).toContainText("Behind the bins");
    await expect(paper.getByRole("listitem").filter({ hasText: "Łódź by Night" })).toBeVisible();
    await expectNoAxeViolations(page);
    const saved = page.waitForEvent("download");
    await sheet.getByRole("button", { name: "Save as PDF" }).click();
    const said = pdfText(await readFile(await (await saved).path()));
    expect(said).toEqual(
      expect.arrayContaining(["Harvest dance", "Kerosene Heart", "1 Quay Street"]),
    );

    const address = page.url();
    expect(address).toMatch(/\/event\/\d+\/sheet$/);
    await page.goto(address);
    await expect(paper).toContainText("Harvest dance");
  },
);

test(
  "tomorrow’s gig is on the device before anybody opened it",
  { tag: "@phone" },
  async ({ page, context, request, administrator }) => {
    const last = await addGig(request, administrator);
    const came = page.waitForResponse((answer) => answer.url().endsWith(`/api/song/${last?.id}`));
    await signIn(page, administrator, "/dashboard");
    await came;
    await keptForOffline(page);
    await page.getByRole("link", { name: "Events" }).first().click();
    await expect(eventRow(page, "Harvest dance")).toBeVisible();
    await context.setOffline(true);
    await page.getByText("Harvest dance").first().click();
    await expect(page.getByText("Behind the bins")).toBeVisible();
    await page.getByRole("link", { name: "Late set" }).click();
    await expect(page.getByRole("link", { name: "Łódź by Night" })).toBeVisible();
    await context.setOffline(false);
  },
);
