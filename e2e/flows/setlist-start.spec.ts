import { keptDraftBytes } from "../support/drafts.ts";
import { expect, test } from "../support/flow.ts";
import { signIn } from "../support/member.ts";
import { deleteSetlistElsewhere } from "../support/setlist-board.ts";
import { addSetlist, closeWindows, inSection, setlistRow } from "../support/setlists.ts";
import { addSongs } from "../support/songs.ts";
import { said } from "../support/list-screen.ts";

test(
  "what a new set list starts with survives a reload, with its songs",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    const { session } = administrator;
    const songs = await addSongs(request, session, [{ title: "Paper Lanterns" }]);
    await addSetlist(request, session, { name: "Half Moon", songs: inSection(1, songs) });
    await signIn(page, administrator, "/setlist/add");
    await page.getByRole("textbox", { name: "Title" }).fill("Late set");
    const start = page.getByRole("combobox", { name: "Set list" });
    await start.selectOption("Half Moon");
    await expect(page.getByRole("region", { name: "Running time" })).toBeVisible();
    const before = await keptDraftBytes(page);
    await page.getByRole("textbox", { name: "Description" }).fill("With an encore");
    await expect.poll(() => keptDraftBytes(page)).toBeGreaterThan(before);
    page.once("dialog", (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("Late set");
    await expect(start.locator("option:checked")).toHaveText("Half Moon");
    await page.getByRole("button", { name: "Add Setlist" }).click();
    await expect(said(page, "“Late set” was added")).toBeAttached();
    await closeWindows(page);
    await expect(setlistRow(page, "Late set")).toContainText("1 song");
  },
);

test(
  "a draft begins empty where the set list that it was to start with was deleted",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    const { session } = administrator;
    const songs = await addSongs(request, session, [{ title: "Paper Lanterns" }]);
    const placed = inSection(1, songs);
    const { id } = await addSetlist(request, session, { name: "Half Moon", songs: placed });
    await signIn(page, administrator, "/setlist/add");
    const start = page.getByRole("combobox", { name: "Set list" });
    await start.selectOption("Half Moon");
    await expect(page.getByRole("region", { name: "Running time" })).toBeVisible();
    const before = await keptDraftBytes(page);
    await page.getByRole("textbox", { name: "Title" }).fill("Late set");
    await expect.poll(() => keptDraftBytes(page)).toBeGreaterThan(before);
    await deleteSetlistElsewhere(request, session, id);
    page.once("dialog", (dialog) => void dialog.accept());
    await page.reload();
    await expect(
      said(page, "The set list that this one was to start with was deleted"),
    ).toBeVisible();
    await expect(start.locator("option:checked")).toHaveText("An empty set list");
    await page.getByRole("button", { name: "Add Setlist" }).click();
    await expect(said(page, "“Late set” was added")).toBeAttached();
  },
);
