import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { type Member, newcomer, registerMember, signIn } from "../support/member.ts";
import { openImporter } from "../support/songs-screen.ts";
import { addSongs } from "../support/songs.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Import Songs from Other Bands" });
const box = (page: Page, title: string) =>
  dialog(page).getByRole("checkbox", { name: new RegExp(`^${title}`) });
const importButton = (page: Page, count: number) =>
  dialog(page).getByRole("button", { name: `Import Selected (${count})` });

async function openImport(page: Page, member: Member): Promise<void> {
  await signIn(page, member, "/songs/index");
  await openImporter(page, "Import from other bands");
  await expect(dialog(page)).toBeVisible();
}

test(
  "songs come over from two other bands, and what is here already says so",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    const { email, password, bandName } = administrator;
    await addSongs(request, administrator.session, [
      { title: "Paper Lanterns", artist: "Anna" },
      { title: "Northbound Train", artist: "Zoe" },
      { title: "Half Moon", artist: "Mary" },
    ]);
    const other = await registerMember(request, { email, password, bandName: newcomer().bandName });
    await addSongs(request, other.session, [{ title: "Winter Coat" }]);
    const own = { email, password, bandName: newcomer().bandName };
    const here = await registerMember(request, own);
    await addSongs(request, here.session, [{ title: "Paper Lanterns", artist: "Anna" }]);

    await openImport(page, own);
    const tab = (name: string) => dialog(page).getByRole("tab", { name });
    await expect(dialog(page).getByRole("tab")).toHaveCount(2);
    await tab(bandName).click();
    await expect(box(page, "Half Moon")).not.toBeChecked();
    await expect(dialog(page).getByText(`“Paper Lanterns (${bandName})”`)).toBeVisible();
    await expect(importButton(page, 0)).toHaveAttribute("aria-disabled", "true");
    await expect(importButton(page, 0)).toHaveAccessibleDescription("Nothing is selected");
    await expectNoAxeViolations(page);

    await dialog(page).getByRole("button", { name: "Select All" }).click();
    await expect(importButton(page, 3)).toBeVisible();
    await dialog(page).getByRole("searchbox").fill("train");
    await expect(box(page, "Half Moon")).toBeHidden();
    await dialog(page).getByRole("button", { name: "Deselect All" }).click();
    await dialog(page).getByRole("searchbox").fill("");
    await expect(box(page, "Northbound Train")).not.toBeChecked();
    // What another tab has picked stays picked.
    await tab(other.bandName).click();
    await expect(box(page, "Winter Coat")).not.toBeChecked();
    await tab(bandName).click();
    await importButton(page, 2).click();
    await expect(
      page.getByRole("status").getByText(`2 songs imported from ${bandName}`),
    ).toBeAttached();
    await expect(importButton(page, 0)).toBeVisible();
    await expect(box(page, "Half Moon")).toBeDisabled();
    await expect(dialog(page).getByText("Imported", { exact: true })).toHaveCount(2);
    await expectNoAxeViolations(page);

    await tab(other.bandName).click();
    await box(page, "Winter Coat").check();
    await importButton(page, 1).click();
    await expect(dialog(page).getByText("No songs to Import")).toBeVisible();
    await expectNoAxeViolations(page);
    await dialog(page).getByRole("button", { name: "Close" }).click();
    for (const title of [`Paper Lanterns \\(${bandName}\\)`, "Half Moon", "Winter Coat"])
      await expect(page.getByRole("row", { name: new RegExp(`^${title},`) })).toBeVisible();
    await expect(page.getByRole("row", { name: /^Northbound Train,/ })).toBeHidden();
  },
);

test(
  "without another band there is nothing to import from",
  { tag: "@phone" },
  async ({ page, administrator }) => {
    await openImport(page, administrator);
    await expect(dialog(page).getByText("No Other Bands Available")).toBeVisible();
    await expect(
      dialog(page).getByText("You need to be an administrator in another band to import songs"),
    ).toBeVisible();
    await expectNoAxeViolations(page);
  },
);

test(
  "documents come along where that is asked for",
  { tag: "@laptop" },
  async ({ page, administrator }) => {
    const band = { bandId: 900001, name: "Side Project", administratorEnabled: true };
    const song = {
      id: 7,
      title: "Winter Coat",
      artist: "Anna",
      nameConflict: false,
      documentCount: 2,
      hasRecording: true,
      status: "new",
    };
    await page.route("**/api/otherbands", (route) => route.fulfill({ json: [band] }));
    await page.route("**/importable/songs", (route) => route.fulfill({ json: [song] }));
    let sent: unknown;
    await page.route("**/import/songs", (route) => {
      sent = route.request().postDataJSON();
      return route.fulfill({ json: { imported: 1, skipped: 0 } });
    });
    await openImport(page, administrator);
    await box(page, "Winter Coat").check();
    await dialog(page).getByRole("switch", { name: "Import Documents" }).check();
    await expectNoAxeViolations(page);
    await importButton(page, 1).click();
    await expect(page.getByRole("status").getByText("1 song imported")).toBeAttached();
    expect(sent).toEqual({ items: [{ id: 7, nameConflict: false }], includeDocuments: true });
  },
);

test(
  "what fails is said, and nothing is lost of the selection",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    const { email, password } = administrator;
    await addSongs(request, administrator.session, [{ title: "Half Moon" }]);
    const own = { email, password, bandName: newcomer().bandName };
    await registerMember(request, own);
    const refusal = { status: 403, json: { code: "no_right", message: "Not today." } };
    await page.route("**/api/otherbands", (route) => route.fulfill(refusal));
    await openImport(page, own);
    await expect(dialog(page).getByText("Error loading other bands: Not today.")).toBeVisible();
    await expectNoAxeViolations(page);
    await page.unroute("**/api/otherbands");
    await page.route("**/importable/songs", (route) => route.fulfill(refusal));
    await dialog(page).getByRole("button", { name: "Try again" }).click();
    await expect(dialog(page).getByText("Error loading songs: Not today.")).toBeVisible();
    await page.unroute("**/importable/songs");
    await dialog(page).getByRole("button", { name: "Try again" }).click();
    await box(page, "Half Moon").check();
    await page.route("**/import/songs", (route) => route.fulfill(refusal));
    await importButton(page, 1).click();
    await expect(
      page.getByRole("alert").getByText("Error importing songs: Not today."),
    ).toBeAttached();
    await expect(box(page, "Half Moon")).toBeChecked();
  },
);

test(
  "an import is cancelled before its end, and what was picked stays picked",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    const { email, password, bandName } = administrator;
    await addSongs(request, administrator.session, [{ title: "Half Moon" }]);
    const own = { email, password, bandName: newcomer().bandName };
    await registerMember(request, own);
    await page.route("**/api/bands/*/import/songs", () => new Promise(() => {}));
    await openImport(page, own);
    await dialog(page).getByRole("button", { name: "Select All" }).click();
    await importButton(page, 1).click();
    await expect(dialog(page).getByRole("progressbar", { name: "Importing songs" })).toBeVisible();
    await dialog(page).getByRole("button", { name: "Cancel" }).click();
    await expect(
      page.getByRole("status").getByText("Cancelled. What the list shows is what was imported."),
    ).toBeAttached();
    await expect(importButton(page, 1)).toBeEnabled();
    await expect(dialog(page).getByText(bandName).first()).toBeVisible();
  },
);
