import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { strToU8, zipSync } from "fflate";
import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { type RegisteredMember, signIn } from "../support/member.ts";
import { openImporter } from "../support/songs-screen.ts";
import { addSongs } from "../support/songs.ts";

const file = (name: string, content: string | Uint8Array) => ({
  name,
  mimeType: "application/octet-stream",
  buffer: Buffer.from(content),
});

async function openImport(page: Page, member: RegisteredMember): Promise<void> {
  await signIn(page, member, "/songs/index");
  await openImporter(page, "Import from files");
  await expect(page.getByLabel("Choose files")).toBeAttached();
}

const choose = (page: Page, ...files: ReturnType<typeof file>[]) =>
  page.getByLabel("Choose files").setInputFiles(files);

/** The player keeps an empty one at hand for its own failures. */
const alert = (page: Page) => page.getByRole("alert").filter({ hasText: /\S/ });

const importButton = (page: Page) => page.getByRole("button", { name: /^Import [\d,]+ songs?$/ });

test(
  "a table of another product is looked through, its columns changed, and imported",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    await addSongs(request, administrator.session, [{ title: "Help!", artist: "The Beatles" }]);
    await openImport(page, administrator);
    const table = [
      "Name;Artist;Key;Tempo;Song Length;Genre;Status;Memo",
      "Help!;The Beatles;A major;190;2:18;Rock;Active;old",
      '"Salt; Neon";The Foundry;F# minor;128;4:05;Rock;Learning;"two\nlines"',
      "שיר 😀;The Foundry;;fast;;Schlager;;",
      ";The Foundry;;;;;;",
      "Nobody's;;;;;;;",
      "Small Hours;The Foundry;H#;;3.75;Schlager;;",
    ].join("\r\n");
    await choose(page, file("band.csv", `\uFEFF${table}`));
    await expect(
      page.getByText("band.csv: 6 lines, UTF-8, separated by semicolons."),
    ).toBeVisible();
    await expect(page.getByLabel("The first line names the columns")).toBeChecked();
    await expect(page.getByLabel("Name is")).toHaveValue("title");
    await expect(page.getByLabel("Memo is")).toHaveValue("kept");
    await page.getByLabel("Memo is").selectOption("Notes");

    await expect(page.getByText("2 skipped, with problems")).toBeVisible();
    await expect(page.getByText("Line 6")).toBeVisible();
    await expect(page.getByText("Already here (1)")).toBeVisible();
    await page.getByLabel("For all of them").selectOption("Leave out");
    await page.getByText("4 to look at").click();
    await expect(
      page.getByText("The tempo “fast” is not a number: it is kept in the notes"),
    ).toBeVisible();
    await expect(page.getByText("The length 3.75 was read as minutes: 3:45")).toBeVisible();
    await expect(page.getByText("The key “H#” is not known here: it stays as it is")).toBeVisible();
    await expect(
      page.getByText("The genre “Schlager” is not in the list: it becomes one of the band's own"),
    ).toBeVisible();
    await expectNoAxeViolations(page);

    await expect(importButton(page)).toHaveText("Import 3 songs");
    await importButton(page).click();
    await expect(page.getByText("3 songs imported.")).toBeVisible();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download these lines" }).click();
    expect(await readFile(await (await download).path(), "utf8")).toContain(
      ",The Foundry,,,,,,,No title",
    );
    const songs = await request.get("/api/songs", {
      headers: { authorization: `Bearer ${administrator.session.token}` },
    });
    expect(await songs.json()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ title: "Salt; Neon", songkey: "F#m", bpm: 128, seconds: 245 }),
        expect.objectContaining({ title: "שיר 😀", bpm: null }),
        expect.objectContaining({
          title: "Small Hours",
          Genre: { name: "Schlager" },
          seconds: 225,
          songkey: "H#",
        }),
      ]),
    );
    expect(await songs.json()).toHaveLength(4);
  },
);

test(
  "charts come alone and in ZIPs, under the last part of their paths",
  { tag: "@phone" },
  async ({ page, administrator }) => {
    await openImport(page, administrator);
    const zip = zipSync({
      "../../up/Tin Roof.cho": strToU8(
        "{title: Tin Roof}\n{artist: The Foundry}\n[C]Rain [G]again",
      ),
      "inner.zip": zipSync({ "b.cho": strToU8("b") }),
      "photo.jpg": strToU8("x"),
    });
    await choose(
      page,
      file("songs.zip", zip),
      file("Slow Ferry.txt", "C     G\nSlow ferry home\n"),
      file("book.cho", "{title: Dry Dock}\n[C]Dry\n{new_song}\n{title: Low Tide}\n[G]Low\n"),
    );
    await expect(page.getByText("2 files skipped")).toBeVisible();
    await page.getByText("2 files skipped").click();
    await expect(page.getByText("A ZIP within a ZIP is not opened")).toBeVisible();
    await page.getByLabel("Artist, where missing").fill("The Foundry");
    await expect(page.getByRole("row", { name: /Tin Roof\.cho/ })).toContainText("The Foundry");
    await expect(page.getByRole("row", { name: /Song 2 of book\.cho/ })).toContainText("Low Tide");
    await importButton(page).click();
    await expect(page.getByText("4 songs imported.")).toBeVisible();
    await page.getByRole("button", { name: "Close", exact: true }).last().click();
    await expect(page.getByText("Slow Ferry")).toBeVisible();
    await expect(page.getByText("Low Tide")).toBeVisible();
  },
);

test("files that hold no songs say why", { tag: "@laptop" }, async ({ page, administrator }) => {
  await openImport(page, administrator);
  const bomb = zipSync({ "bomb.cho": new Uint8Array(1_500_000) });
  await choose(
    page,
    file("empty.csv", ""),
    file("photo.csv", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1, 2])),
    file("bomb.zip", bomb),
    file("wrong.csv", new Uint8Array([...strToU8("Title\n"), 0x81])),
  );
  const told = alert(page);
  await expect(told).toContainText("empty.csv: This file is empty.");
  await expect(told).toContainText("photo.csv: This is not a text file.");
  await expect(told).toContainText("bomb.cho: It unpacks to far more than it should");
  await expect(told).toContainText("wrong.csv: Line 2 has the byte 0x81");
  await expectNoAxeViolations(page);
});

test(
  "50,000 lines never hold the screen up, and 5,000 of them come at once",
  { tag: "@laptop" },
  async ({ page, administrator }) => {
    await openImport(page, administrator);
    const lines = Array.from({ length: 50_000 }, (_, index) => `Song number ${index},Ann,G,120`);
    await page.evaluate(() => {
      let last = performance.now();
      let longest = 0;
      const next = (): void => {
        const now = performance.now();
        longest = Math.max(longest, now - last);
        last = now;
        document.body.dataset.longest = String(longest);
        requestAnimationFrame(next);
      };
      requestAnimationFrame(next);
    });
    await choose(page, file("big.csv", `Title,Artist,Key,Tempo\n${lines.join("\n")}\n`));
    await expect(importButton(page)).toHaveText("Import 5,000 songs", { timeout: 60_000 });
    await expect(page.getByText(/At most 5,000 songs are imported at once/)).toBeVisible();
    const longest = Number(await page.locator("body").getAttribute("data-longest"));
    test
      .info()
      .annotations.push({ type: "longest frame", description: `${Math.round(longest)} ms` });
    expect(longest).toBeLessThan(2000);
    await importButton(page).click();
    await expect(page.getByText("5,000 songs imported.")).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText(/45,000 songs are still in the file/)).toBeVisible();
  },
);

test(
  "an import that the server refuses brings nothing, and says where",
  { tag: "@phone" },
  async ({ page, administrator }) => {
    await openImport(page, administrator);
    await page.route("**/api/importsongs", (route) =>
      route.fulfill({
        status: 422,
        contentType: "application/json",
        body: JSON.stringify({
          code: "invalid",
          message: "Please complete the missing fields",
          fields: [{ path: "songs.1.title", message: "Enter a Title" }],
        }),
      }),
    );
    await choose(page, file("two.csv", "Title,Artist\nOne,Ann\nTwo,Ann\n"));
    await importButton(page).click();
    await expect(alert(page)).toContainText(
      "Error importing songs: Please complete the missing fields",
    );
    await expect(alert(page)).toContainText("Line 3: title: Enter a Title");
    await page.unroute("**/api/importsongs");
    await page.route("**/api/importsongs", () => {});
    await importButton(page).click();
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(alert(page)).toContainText("Cancelled.");
  },
);
