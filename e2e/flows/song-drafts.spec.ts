import type { Page } from "@playwright/test";
import { expectNoAxeViolationsInWholePage } from "../support/axe.ts";
import { keptDrafts, keptDraftsMark } from "../support/drafts.ts";
import { expect, test } from "../support/flow.ts";
import { signIn } from "../support/member.ts";
import { addSongs } from "../support/songs.ts";
import { row } from "../support/songs-screen.ts";

const back = (page: Page) => page.getByText(/^Your unsaved changes from \d\d:\d\d are back$/);
const notes = (page: Page) => page.getByRole("textbox", { name: "Notes", exact: true });

test(
  "what is typed into a song survives its tab, and is gone once it is saved or taken back",
  { tag: "@phone" },
  async ({ page, context, request, administrator }) => {
    const [song] = await addSongs(request, administrator.session, [{ title: "Paper Lanterns" }]);
    const address = `/song/${song?.id}/edit`;
    await signIn(page, administrator, address);
    await notes(page).fill("Capo on the second fret");
    await expect.poll(() => keptDrafts(page)).toBe(1);
    // As a phone does with what has been out of sight for long: nobody is asked, nothing is told.
    await page.close();

    const later = await context.newPage();
    await later.goto("/songs/index");
    await expect(row(later, "Paper Lanterns").getByTitle("Unsaved changes")).toBeVisible();
    await later.goto(address);
    await expect(notes(later)).toHaveValue("Capo on the second fret");
    await expect(back(later)).toBeVisible();
    await expectNoAxeViolationsInWholePage(later);
    const kept = await keptDraftsMark(later);
    await notes(later).fill("Capo on the third fret");
    await expect.poll(() => keptDraftsMark(later)).not.toBe(kept);
    later.once("dialog", (dialog) => void dialog.accept());
    await later.reload();
    await expect(notes(later)).toHaveValue("Capo on the third fret");

    await later.getByRole("button", { name: "Save", exact: true }).click();
    await expect(later.getByText("“Paper Lanterns” was saved").first()).toBeVisible();
    await later.goto("/songs/index");
    await expect(row(later, "Paper Lanterns")).toBeVisible();
    await expect(later.getByTitle("Unsaved changes")).toHaveCount(0);
    await later.goto(address);
    await expect(notes(later)).toHaveValue("Capo on the third fret");
    await expect(back(later)).toHaveCount(0);

    await notes(later).fill("No capo");
    await expect.poll(() => keptDrafts(later)).toBe(1);
    later.once("dialog", (dialog) => void dialog.accept());
    await later.reload();
    await expect(notes(later)).toHaveValue("No capo");
    await later.getByRole("button", { name: "Discard" }).click();
    await later
      .getByRole("alertdialog", { name: "Reset Changes" })
      .getByRole("button", { name: "Discard changes" })
      .click();
    await expect(notes(later)).toHaveValue("Capo on the third fret");
    await expect.poll(() => keptDrafts(later)).toBe(0);
  },
);

test(
  "what is typed into a new song survives a crash, and is nobody's once it is added",
  { tag: "@phone" },
  async ({ page, context, administrator }) => {
    await signIn(page, administrator, "/song/add");
    await page.getByRole("textbox", { name: "Title" }).fill("Paper Lanterns");
    await page.getByRole("textbox", { name: "Artist" }).fill("Kit Hollis");
    await page.getByRole("combobox", { name: "Genre" }).selectOption("Rock");
    await expect.poll(() => keptDrafts(page)).toBe(1);
    const crashed = page.waitForEvent("crash");
    const devtools = await context.newCDPSession(page);
    void devtools.send("Page.crash").catch(() => {});
    await crashed;

    const later = await context.newPage();
    await later.goto("/song/add");
    await expect(back(later)).toBeVisible();
    await expect(later.getByRole("textbox", { name: "Title" })).toHaveValue("Paper Lanterns");
    await later.getByRole("button", { name: "Add Song" }).click();
    await expect(later).toHaveURL(/\/songs\/index$/);
    await later.goto("/song/add");
    await expect(later.getByRole("textbox", { name: "Title" })).toHaveValue("");
    await expect(back(later)).toHaveCount(0);
  },
);

test(
  "two tabs that add a song have a draft each, and both wait when they are gone",
  { tag: "@laptop" },
  async ({ page, context, administrator }) => {
    const title = (tab: Page) => tab.getByRole("textbox", { name: "Title" });
    await signIn(page, administrator, "/song/add");
    await title(page).fill("Paper Lanterns");
    await expect.poll(() => keptDrafts(page)).toBe(1);
    const other = await context.newPage();
    await other.goto("/song/add");
    await expect(title(other)).toHaveValue("");
    await expect(back(other)).toHaveCount(0);
    await title(other).fill("Low Tide");
    await expect.poll(() => keptDrafts(page)).toBe(2);
    page.once("dialog", (dialog) => void dialog.accept());
    await page.reload();
    await expect(title(page)).toHaveValue("Paper Lanterns");

    await page.close();
    await other.close();
    const later = await context.newPage();
    await later.goto("/songs/index");
    const waiting = later.getByRole("list", { name: "Notifications" }).getByRole("listitem");
    await expect(waiting.filter({ hasText: "The new song is not saved" })).toHaveCount(2);
    await expect(waiting.last()).toContainText(/Your changes from .+ wait for you\./);
    await expectNoAxeViolationsInWholePage(later);
    await waiting.last().getByRole("button", { name: "Open" }).click();
    await expect(later.getByRole("dialog").getByRole("textbox", { name: "Title" })).toHaveValue(
      /^(Paper Lanterns|Low Tide)$/,
    );
  },
);

test(
  "what was typed over an older version meets what somebody else has saved since",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    const { session } = administrator;
    const [song] = await addSongs(request, session, [{ title: "Paper Lanterns" }]);
    await signIn(page, administrator, `/song/${song?.id}/edit`);
    await notes(page).fill("Capo on the second fret");
    await expect.poll(() => keptDrafts(page)).toBe(1);
    const saved = await request.post(`/api/savesong/${song?.id}`, {
      headers: { Authorization: `Bearer ${session.token}` },
      data: { notes: "No capo" },
    });
    expect(saved.ok()).toBe(true);
    page.once("dialog", (dialog) => void dialog.accept());
    await page.reload();
    await expect(notes(page)).toHaveValue("Capo on the second fret");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page
      .getByRole("alertdialog", { name: "Changed meanwhile" })
      .getByRole("button", { name: "Reload" })
      .click();
    await expect(notes(page)).toHaveValue("No capo");
    await expect.poll(() => keptDrafts(page)).toBe(0);
  },
);

test(
  "what is typed when the session runs out is there after signing in again",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    const [song] = await addSongs(request, administrator.session, [{ title: "Paper Lanterns" }]);
    const { token } = await signIn(page, administrator, `/song/${song?.id}/edit`);
    await notes(page).fill("Capo on the second fret");
    await page.route("**/api/savesong/*", async (route) => {
      await request.post("/api/signout", { headers: { Authorization: `Bearer ${token}` } });
      await route.continue();
    });
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Sign In" })).toBeVisible();
    await page.getByLabel("Email").fill(administrator.email);
    await page.getByLabel("Password", { exact: true }).fill(administrator.password);
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(notes(page)).toHaveValue("Capo on the second fret");
    await expect(back(page)).toBeVisible();
    await expect.poll(() => keptDrafts(page)).toBe(1);
  },
);
