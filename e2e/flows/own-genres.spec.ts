import { strToU8 } from "fflate";
import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { openImporter, openSongs, row } from "../support/songs-screen.ts";

const TABLE = "Title,Artist,Genre\nTin Roof,The Foundry,Schlager\nLow Tide,The Foundry,\n";

test("a genre of the band's own comes with a table, is chosen again, and a song without one is saved", async ({
  page,
  administrator,
}) => {
  await openSongs(page, administrator);
  await openImporter(page, "Import from files");
  await page.getByLabel("Choose files").setInputFiles({
    name: "songs.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(strToU8(TABLE)),
  });
  await page.getByText("1 to look at").click();
  await expect(
    page.getByText("The genre “Schlager” is not in the list: it becomes one of the band's own"),
  ).toBeVisible();
  await page.getByRole("button", { name: "Import 2 songs" }).click();
  await expect(page.getByText("2 songs imported.")).toBeVisible();
  await page.getByRole("button", { name: "Close", exact: true }).last().click();

  await row(page, "Low Tide").click();
  await page.getByRole("button", { name: "Edit", exact: true }).first().click();
  await page.getByRole("textbox", { name: "Tempo" }).fill("96");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("textbox", { name: "Tempo" })).toBeHidden();
  await expect(page.getByText("96").first()).toBeVisible();

  await page.getByRole("button", { name: "Edit", exact: true }).first().click();
  await page.getByLabel("Genre").selectOption("Schlager");
  await page.getByLabel("Genre").selectOption("Another genre…");
  await page.getByLabel("Another genre").fill("NDW");
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("textbox", { name: "Tempo" })).toBeHidden();
  await expect(page.getByText("NDW").first()).toBeVisible();
});
