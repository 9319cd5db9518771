import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { registerMember, signIn, signInOnScreen } from "../support/member.ts";
import {
  addRecordedSongs,
  addRecording,
  pickAction,
  playedSeconds,
  playerOf,
} from "../support/recordings.ts";
import { addSetlist, inSection } from "../support/setlists.ts";
import { addSongs } from "../support/songs.ts";

const manager = (page: Page) => page.getByRole("dialog", { name: "On this device" });
const cachedTable = (page: Page) =>
  manager(page).getByRole("region", { name: "Songs on this device" });
const rowsOf = (page: Page) => cachedTable(page).locator("tbody tr");

async function openManager(page: Page): Promise<void> {
  await page.getByRole("button", { name: "More for this list" }).click();
  await page.getByRole("menuitem", { name: "On this device" }).click();
  await expect(cachedTable(page)).toBeVisible();
}

test.use({ serviceWorkers: "allow" });

test(
  "what is kept on this device brings songs, shows them, and takes them away",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    await addRecordedSongs(
      request,
      administrator.session,
      ["Amber Road", "Low Tide", "Windfall"],
      5,
    );
    await signIn(page, administrator, "/songs/index");
    await openManager(page);
    await expect(manager(page).getByText("No songs cached")).toBeVisible();
    await expectNoAxeViolations(page);

    await manager(page).getByRole("button", { name: "Keep more songs" }).click();
    await manager(page).getByLabel("Search songs to keep offline").fill("tide");
    await expect(manager(page).getByRole("checkbox")).toHaveCount(1);
    await manager(page)
      .getByRole("checkbox", { name: /Low Tide/ })
      .check();
    await expectNoAxeViolations(page);
    await manager(page).getByRole("button", { name: "Keep 1 song offline" }).click();
    await expect(rowsOf(page)).toHaveCount(1);
    await expect(rowsOf(page).first()).toContainText("Low Tide");
    await expect(rowsOf(page).first()).toContainText("This device");
    await expect(rowsOf(page).first()).toContainText(/\d\sKB/);

    await manager(page).getByRole("button", { name: "Keep all songs" }).click();
    await expect(rowsOf(page)).toHaveCount(3);
    await expectNoAxeViolations(page);
    await manager(page).getByLabel("Search songs on this device").fill("wind");
    await expect(rowsOf(page)).toHaveCount(1);
    await manager(page).getByRole("button", { name: "Remove Windfall from this device" }).click();
    await expect(manager(page).getByText("No Rows")).toBeVisible();
    await manager(page).getByLabel("Search songs on this device").fill("");
    await expect(rowsOf(page)).toHaveCount(2);

    await manager(page).getByRole("button", { name: "Clear all" }).click();
    await page.getByRole("button", { name: "Remove all" }).click();
    await expect(manager(page).getByText("No songs cached")).toBeVisible();
  },
);

test(
  "the next gig's songs come to the device by themselves, and stay",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    const { session } = administrator;
    const songs = await addRecordedSongs(request, session, ["Amber Road", "Low Tide"], 5);
    await addSongs(request, session, [{ title: "Windfall" }]);
    await addSetlist(request, session, { name: "Late set", songs: inSection(1, songs) });
    await signIn(page, administrator);
    const next = page.getByRole("region", { name: "Next set list" });
    await next.getByRole("button", { name: "On this device" }).click();
    await manager(page).getByRole("switch", { name: "Next gig’s songs (2)" }).check();
    await expect(rowsOf(page)).toHaveCount(2);
    await expect(manager(page).getByText(/^Late set · all here/)).toBeVisible();
    await expect(
      manager(page).getByRole("button", { name: "Remove Low Tide from this device" }),
    ).toHaveAccessibleDescription("A switch above keeps it here");
    await expectNoAxeViolations(page);

    await page.reload();
    await next.getByRole("button", { name: "On this device" }).click();
    await expect(manager(page).getByRole("switch", { name: /^Next gig’s songs/ })).toBeChecked();
    await manager(page).getByRole("switch", { name: "All songs (3)" }).check();
    await expect(rowsOf(page)).toHaveCount(3);
    await manager(page).getByRole("button", { name: "Clear all" }).click();
    await page.getByRole("button", { name: "Remove all" }).click();
    await expect(manager(page).getByText("No songs cached")).toBeVisible();
    await expect(manager(page).getByRole("switch", { checked: true })).toHaveCount(0);
  },
);

test(
  "what is on the device is found in an empty band, too",
  { tag: "@laptop" },
  async ({ page, administrator }) => {
    await signIn(page, administrator);
    await page.getByRole("button", { name: /theme, keys, sign out/ }).click();
    await page.getByRole("button", { name: "On this device" }).click();
    await expect(manager(page).getByText("No songs cached")).toBeVisible();
  },
);

test(
  "the table has ten songs to a page",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    const titles = Array.from({ length: 12 }, (_, index) => `Song ${index + 1}`);
    await addRecordedSongs(request, administrator.session, titles, 1);
    await signIn(page, administrator, "/songs/index");
    await openManager(page);
    await manager(page).getByRole("button", { name: "Keep more songs" }).click();
    await manager(page).getByRole("button", { name: "Current filter" }).click();
    await manager(page).getByRole("button", { name: "Keep 12 songs offline" }).click();
    await expect(manager(page).getByText("12 songs", { exact: true })).toBeVisible();
    await expect(rowsOf(page)).toHaveCount(10);
    await manager(page).getByRole("button", { name: "Next" }).click();
    await expect(rowsOf(page)).toHaveCount(2);
    await expect(manager(page).getByText("Page 2 of 2")).toBeVisible();
  },
);

test(
  "songs on their way can be cancelled, and songs that fail are counted",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    await addRecordedSongs(request, administrator.session, ["Amber Road", "Low Tide"], 5);
    await signIn(page, administrator, "/songs/index");
    await openManager(page);
    await page.route("**/uploads/**", () => {});
    await manager(page).getByRole("button", { name: "Keep all songs" }).click();
    await expect(manager(page).getByText("0 of 2 songs downloaded")).toBeVisible();
    await expectNoAxeViolations(page);
    await manager(page).getByRole("button", { name: "Cancel" }).click();
    await expect(manager(page).getByRole("progressbar")).toBeHidden();
    await expect(manager(page).getByText("No songs cached")).toBeVisible();

    await page.unroute("**/uploads/**");
    await page.route("**/uploads/**", (route) => route.fulfill({ status: 404 }));
    await manager(page).getByRole("button", { name: "Keep all songs" }).click();
    await expect(page.getByText("Failed to download 2 song(s)").first()).toBeAttached();

    await page.route("**/api/songplayback/**", (route) => route.abort());
    await manager(page).getByRole("button", { name: "Keep all songs" }).click();
    await expect(page.getByText("Error downloading missing songs").first()).toBeAttached();
  },
);

test(
  "a browser that refuses to count, to forget or to load is told of",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    await addRecordedSongs(request, administrator.session, ["Amber Road", "Low Tide"], 5);
    await page.addInitScript(() => {
      navigator.storage.estimate = () => Promise.reject(new Error("It does not tell"));
    });
    await signIn(page, administrator, "/songs/index");
    await pickAction(page, "Low Tide", "Keep offline");
    await expect(page.getByText("plays without a network now").first()).toBeAttached();
    await openManager(page);
    await expect(manager(page).getByText("Error loading cache statistics")).toBeVisible();

    await page.evaluate(() => {
      IDBObjectStore.prototype.delete = () => {
        throw new DOMException("It does not let go", "UnknownError");
      };
    });
    await manager(page).getByRole("button", { name: "Remove Low Tide from this device" }).click();
    await expect(page.getByText("Error removing song from cache").first()).toBeAttached();
    await manager(page).getByRole("button", { name: "Clear all" }).click();
    await page.getByRole("button", { name: "Remove all" }).click();
    await expect(page.getByText("Error clearing cache").first()).toBeAttached();
    await expect(rowsOf(page)).toHaveCount(1);

    await page.route("**/api/songplayback/**", (route) => route.abort());
    await manager(page).getByRole("button", { name: "Keep more songs" }).click();
    await manager(page)
      .getByRole("checkbox", { name: /Amber Road/ })
      .check();
    await manager(page).getByRole("button", { name: "Keep 1 song offline" }).click();
    await expect(page.getByText("Error preloading songs").first()).toBeAttached();
  },
);

test(
  "a kept song plays from the device until it has a newer recording",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    const [song] = await addRecordedSongs(request, administrator.session, ["Low Tide"]);
    await signIn(page, administrator, "/songs/index");
    await pickAction(page, "Low Tide", "Keep offline");
    await expect(page.getByText("plays without a network now").first()).toBeAttached();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.getByRole("button", { name: "Play Low Tide" }).click();
    await expect.poll(() => playedSeconds(page)).toBeGreaterThan(0.2);
    await expect(playerOf(page).getByText("Cached")).toBeVisible();
    expect(asked.filter((url) => /uploads|songplayback/.test(url))).toEqual([]);
    await expectNoAxeViolations(page);

    await addRecording(request, administrator.session, song?.id ?? 0, 12);
    await page.reload();
    await openManager(page);
    await expect(rowsOf(page)).toContainText("The song has a newer recording");
  },
);

test(
  "another person on the same browser finds nothing of it",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    await addRecordedSongs(request, administrator.session, ["Low Tide"], 5);
    await signIn(page, administrator, "/songs/index");
    await pickAction(page, "Low Tide", "Keep offline");
    await expect(page.getByText("plays without a network now").first()).toBeAttached();
    await page.evaluate(async () => {
      const databases = await indexedDB.databases();
      if (!databases.some(({ name }) => name === "bandstand-recordings"))
        throw new Error("Not kept");
    });
    await signOut(page);
    const keptCount = () =>
      page.evaluate(
        () =>
          new Promise<number>((resolve, reject) => {
            const opening = indexedDB.open("bandstand-recordings");
            opening.addEventListener("error", () => reject(new Error("It does not open")));
            opening.addEventListener("success", () => {
              const counting = opening.result
                .transaction("recordings")
                .objectStore("recordings")
                .count();
              counting.addEventListener("success", () => resolve(counting.result));
            });
          }),
      );
    await expect.poll(keptCount).toBe(0);

    const other = await registerMember(request);
    // The list of an empty band has no menu.
    await addSongs(request, other.session, [{ title: "Half Moon" }]);
    await signInOnScreen(page, other, "/songs/index");
    await openManager(page);
    await expect(manager(page).getByText("No songs cached")).toBeVisible();
  },
);

async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: /theme, keys, sign out/ }).click();
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(page).toHaveURL(/\/signin/);
}
