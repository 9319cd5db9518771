import { expect, test } from "../support/flow.ts";
import { signIn } from "../support/member.ts";
import { joinBand } from "../support/second-member.ts";
import { addRecordedSongs } from "../support/recordings.ts";
import { addSetlist, inSection, setlistRow } from "../support/setlists.ts";
import { addSongs } from "../support/songs.ts";
import { windowIsLeft } from "../support/windows.ts";

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
    await expect(page.getByRole("menuitem")).toHaveText([
      "View",
      "Stage view",
      "Print",
      "Keep offline",
    ]);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Add Setlist" })).toHaveCount(0);
    await setlistRow(page, "Late set").getByText("Late set").click();
    const view = page.getByRole("dialog", { name: "Late set", exact: true });
    await expect(view.getByRole("region", { name: "First Set" })).toContainText("Paper Lanterns");
    await expect(view.getByRole("link", { name: "Stage view" })).toBeVisible();
    for (const name of ["Edit", "Play", "Paper Lanterns"])
      await expect(view.getByRole("button", { name, exact: true })).toHaveCount(0);
    await page.goto(`/setlist/${id}/edit`);
    await expect(page.getByText("leaves editing set lists to others")).toBeVisible();
    await page.goto("/setlist/add");
    await expect(page.getByText("leaves adding set lists to others")).toBeVisible();

    const other = await (await browser.newContext()).newPage();
    await signIn(
      other,
      await joinBand(administrator, "Joss", { rights: { SO: "R" } }),
      `/setlist/${id}`,
    );
    await expect(other.getByText("Not for you")).toBeVisible();
    await expect(other.getByRole("link", { name: /^Set lists/ })).toHaveCount(0);
    await other.goto("/setlists/index");
    await expect(other.getByText("does not share set lists with you")).toBeVisible();
    await other.context().close();
  },
);

test(
  "with the songs hidden a set list is read, played from, printed, kept and built all the same",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    const { session } = administrator;
    const songs = await addRecordedSongs(request, session, ["Paper Lanterns", "Northbound Train"]);
    const { id } = await addSetlist(request, session, {
      name: "Late set",
      songs: inSection(1, songs.slice(0, 1)),
    });
    const refused: string[] = [];
    page.on("response", (response) => {
      if (response.status() === 403) refused.push(response.url());
    });
    const builder = await joinBand(administrator, "Ana", { rights: { SL: "W" } });
    await signIn(page, builder, "/setlists/index");
    await page.getByRole("button", { name: "Actions for Late set" }).click();
    await page.getByRole("menuitem", { name: "Keep offline" }).click();
    const kept = page.getByRole("dialog", { name: "Keep Late set offline" });
    await expect(kept.getByRole("status")).toHaveText(
      "On this device now: the set list, 1 song. It opens without a network.",
    );
    await page.goto(`/setlist/${id}`);
    await page.getByRole("button", { name: "Print", exact: true }).click();
    const paper = page.locator("dialog");
    await expect(paper).toContainText("Paper Lanterns");
    await paper.getByRole("button", { name: "Close", exact: true }).click();
    await page.getByRole("link", { name: "Stage view" }).click();
    const stage = page.getByRole("dialog", { name: "Stage view of Late set" });
    await stage.getByRole("link", { name: "Play Paper Lanterns" }).click();
    await expect(stage).toContainText("Charts are shared with those who may read songs");
    await stage.getByRole("button", { name: "Close" }).click();
    await windowIsLeft(page);

    await page.goto(`/setlist/${id}/edit`);
    await page.getByRole("button", { name: "Filters" }).click();
    const filters = page.getByRole("group", { name: "Filters" });
    await expect(filters.getByRole("combobox")).toHaveCount(2);
    await expect(filters.getByRole("combobox", { name: "Status" })).toHaveCount(0);
    await page.getByRole("button", { name: "Add Northbound Train" }).click();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("button", { name: "Save" })).toBeDisabled();
    await page.goto(`/setlist/${id}`);
    await expect(page.getByRole("region", { name: "First Set" })).toContainText("Northbound Train");
    expect(refused).toEqual([]);
  },
);
