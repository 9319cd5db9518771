import { expect, test } from "../support/flow.ts";
import { signIn } from "../support/member.ts";
import { joinBand } from "../support/second-member.ts";
import { addSetlist, inSection, setlistRow } from "../support/setlists.ts";
import { addSongs } from "../support/songs.ts";

test(
  "who may only read set lists is offered nothing else, and who may not sees that",
  { tag: "@laptop" },
  async ({ page, browser, request, administrator }) => {
    const { session } = administrator;
    const songs = await addSongs(request, session, [{ title: "Paper Lanterns" }]);
    const { id } = await addSetlist(request, session, {
      name: "Late set",
      songs: inSection(1, songs),
    });
    await signIn(
      page,
      await joinBand(administrator, "Ana", { rights: { SL: "R" } }),
      "/setlists/index",
    );
    await page.getByRole("button", { name: "Actions for Late set" }).click();
    await expect(page.getByRole("menuitem")).toHaveText(["View", "Print", "Keep offline"]);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Add Setlist" })).toHaveCount(0);
    await setlistRow(page, "Late set").getByText("Late set").click();
    const view = page.getByRole("dialog", { name: "Late set", exact: true });
    await expect(view.getByRole("region", { name: "First Set" })).toContainText("Paper Lanterns");
    await expect(view.getByRole("button", { name: "Stage view" })).toBeVisible();
    for (const name of ["Edit", "Play", "Paper Lanterns"])
      await expect(view.getByRole("button", { name, exact: true })).toHaveCount(0);
    await page.goto(`/setlist/${id}/edit`);
    await expect(page.getByText("Editing set lists in")).toBeVisible();
    await page.goto("/setlist/add");
    await expect(page.getByText("Adding set lists in")).toBeVisible();

    const other = await (await browser.newContext()).newPage();
    await signIn(
      other,
      await joinBand(administrator, "Joss", { rights: { SO: "R" } }),
      `/setlist/${id}`,
    );
    await expect(other.getByText("This is not open to you")).toBeVisible();
    await expect(other.getByRole("link", { name: /^Set lists/ })).toHaveCount(0);
    await other.goto("/setlists/index");
    await expect(other.getByText("Set lists in")).toBeVisible();
    await other.context().close();
  },
);
