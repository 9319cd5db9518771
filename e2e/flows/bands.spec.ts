import type { APIRequestContext, Page } from "@playwright/test";
import { expectNoAxeViolationsInWholePage } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { newcomer, type RegisteredMember, registerMember, signIn } from "../support/member.ts";
import { joinBand } from "../support/second-member.ts";
import { addSetlist } from "../support/setlists.ts";
import { addSongs } from "../support/songs.ts";

async function goTo(page: Page, area: string): Promise<void> {
  await page.getByRole("navigation", { name: "Areas" }).getByRole("link", { name: area }).click();
}

/** The first band has Paper Lanterns; the second, of the same account, has Northbound Train. Each has a set list called so. */
async function bandsWithASongEach(
  request: APIRequestContext,
  { email, password, session }: RegisteredMember,
): Promise<RegisteredMember> {
  await addSongs(request, session, [{ title: "Paper Lanterns" }]);
  await addSetlist(request, session, { name: "Paper Lanterns live" });
  const { bandName } = newcomer();
  const second = await registerMember(request, { email, password, bandName });
  await addSongs(request, second.session, [{ title: "Northbound Train" }]);
  await addSetlist(request, second.session, { name: "Northbound Train live" });
  return second;
}

test(
  "a second band of the same account is switched to, and has songs of its own",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    const { bandName } = administrator;
    const second = await bandsWithASongEach(request, administrator);

    await signIn(page, administrator);
    await page.getByRole("button", { name: second.bandName }).click();
    const bands = page.getByRole("dialog", { name: "Your bands" });
    await expect(bands.getByRole("button", { name: second.bandName })).toHaveAttribute(
      "aria-current",
      "true",
    );
    await expectNoAxeViolationsInWholePage(page);
    await bands.getByRole("button", { name: bandName }).click();
    await expect(page.getByRole("status").getByText("Switched Band")).toBeAttached();
    await expect(page.getByRole("button", { name: bandName })).toBeVisible();
    await goTo(page, "Songs");
    await expect(page.getByRole("row", { name: /Paper Lanterns/ })).toBeVisible();
    await expect(page.getByRole("row", { name: /Northbound Train/ })).toBeHidden();

    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: "Find anything" }).fill(second.bandName);
    await page.getByRole("option", { name: second.bandName }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole("button", { name: second.bandName })).toBeVisible();
    await goTo(page, "Songs");
    await expect(page.getByRole("row", { name: /Northbound Train/ })).toBeVisible();
    await expect(page.getByRole("row", { name: /Paper Lanterns/ })).toBeHidden();
  },
);

test(
  "what is done with bands is found in the palette, the end of one by who may end it",
  { tag: "@laptop" },
  async ({ page, browser, administrator }) => {
    const { bandName } = administrator;
    const sam = await joinBand(administrator, "Sam", { rights: { DB: "R" } });
    const find = async (of: Page, words: string) => {
      await of.keyboard.press("Control+k");
      await of.getByRole("combobox", { name: "Find anything" }).fill(words);
    };
    await signIn(page, administrator);
    await find(page, "delete band");
    await page.getByRole("option", { name: "Delete band…" }).click();
    await page
      .getByRole("dialog", { name: `Delete ${bandName}` })
      .getByRole("button", { name: "Keep" })
      .click();
    await find(page, "public page");
    await expect(page.getByRole("option", { name: "View public page" })).toBeVisible();
    await page.keyboard.press("Escape");
    await find(page, "add band");
    await page.getByRole("option", { name: "Add band" }).click();
    await expect(page).toHaveURL("/band/add");

    const other = await (await browser.newContext()).newPage();
    await signIn(other, sam);
    await find(other, "band");
    await expect(other.getByRole("option", { name: "Add band" })).toBeVisible();
    await expect(other.getByRole("option", { name: "Delete band…" })).toHaveCount(0);
  },
);

test(
  "the dashboard shows the set list of the band that it was switched to",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    const { bandName } = administrator;
    const second = await bandsWithASongEach(request, administrator);

    await signIn(page, administrator);
    const setlistOf = (title: string) => page.getByRole("button", { name: `${title} live` });
    await expect(setlistOf("Northbound Train")).toBeVisible();
    for (const [from, to, title, other] of [
      [second.bandName, bandName, "Paper Lanterns", "Northbound Train"],
      [bandName, second.bandName, "Northbound Train", "Paper Lanterns"],
    ] as const) {
      await page.getByRole("button", { name: from }).click();
      await page
        .getByRole("dialog", { name: "Your bands" })
        .getByRole("button", { name: to })
        .click();
      await expect(setlistOf(title)).toBeVisible();
      await expect(setlistOf(other)).toBeHidden();
    }
  },
);

test(
  "the band switched to is still the one after a reload",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    const { email, password, bandName } = administrator;
    const second = await registerMember(request, {
      email,
      password,
      bandName: newcomer().bandName,
    });
    await signIn(page, administrator);
    await page.getByRole("button", { name: second.bandName }).click();
    await page
      .getByRole("dialog", { name: "Your bands" })
      .getByRole("button", { name: bandName })
      .click();
    await expect(page.getByRole("button", { name: bandName })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("button", { name: bandName })).toBeVisible();
  },
);
