import { expect, test } from "../support/flow.ts";
import { signIn } from "../support/member.ts";
import { joinBand } from "../support/second-member.ts";
import { addSongs } from "../support/songs.ts";

test(
  "who may only read songs is offered nothing else, by menu or by address",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    const [song] = await addSongs(request, administrator.session, [{ title: "Paper Lanterns" }]);
    const refused: string[] = [];
    page.on("response", (response) => {
      if (response.status() === 403) refused.push(response.url());
    });
    const reader = await joinBand(administrator, "Ana", { rights: { SO: "R" } });
    await signIn(page, reader, "/songs/index");
    await page.getByRole("button", { name: "Actions for Paper Lanterns" }).click();
    for (const name of ["View", "Print lyrics", "Rate", "Bookmark"])
      await expect(page.getByRole("menuitem", { name, exact: true })).toBeVisible();
    for (const name of ["Edit", "Upload recording", "Delete"])
      await expect(page.getByRole("menuitem", { name, exact: true })).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Add Song" })).toHaveCount(0);
    await page.getByRole("button", { name: "More for this list" }).click();
    await expect(page.getByRole("menuitem", { name: "Export as CSV" })).toBeVisible();
    await expect(page.getByRole("menuitem", { name: /^(Import|Upload)/ })).toHaveCount(0);

    for (const [address, place] of [
      ["/song/add", "adding songs"],
      [`/song/${song?.id}/edit`, "editing songs"],
      [`/songs/${song?.id}/upload`, "uploading recordings"],
    ] as const) {
      await page.goto(address);
      await expect(page.getByText(`leaves ${place} to others`)).toBeVisible();
      await expect(page.getByRole("button", { name: /^(Save|Add Song|Delete)$/ })).toHaveCount(0);
    }
    await page.goto(`/song/${song?.id}`);
    await expect(page.getByRole("heading", { name: "Paper Lanterns" }).first()).toBeVisible();
    expect(refused).toEqual([]);
  },
);

test(
  "who may not read songs is told so at each of their addresses, and nothing fails behind it",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    const [song] = await addSongs(request, administrator.session, [{ title: "Paper Lanterns" }]);
    const refused: string[] = [];
    page.on("response", (response) => {
      if (response.status() === 403) refused.push(response.url());
    });
    const helper = await joinBand(administrator, "Joss", { rights: { DB: "R", SL: "R" } });
    await signIn(page, helper, "/songs/index");
    for (const [address, place] of [
      ["/songs/index", "songs"],
      [`/song/${song?.id}`, "songs"],
      ["/bookmarks", "bookmarks"],
    ] as const) {
      await page.goto(address);
      await expect(page.getByText(`does not share ${place} with you`)).toBeVisible();
      await expect(page.getByText("Error Fetching Data")).toHaveCount(0);
    }
    await page.getByRole("link", { name: "Go to the dashboard" }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    expect(refused).toEqual([]);
  },
);
