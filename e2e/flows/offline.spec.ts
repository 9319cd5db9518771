import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { addChart } from "../support/documents.ts";
import { keptForOffline } from "../support/kept-for-offline.ts";
import { type Line, openLine } from "../support/line.ts";
import { signIn } from "../support/member.ts";
import {
  addRecordedSongs,
  addRecording,
  pickAction,
  playedSeconds,
  playerOf,
} from "../support/recordings.ts";
import { addFullSetlist, pickForSetlist } from "../support/setlist-on-paper.ts";
import { addSetlist, inSection } from "../support/setlists.ts";
import { addSongs, saveSongElsewhere } from "../support/songs.ts";

test.use({ serviceWorkers: "allow" });

/** Reaches the server over a line that can be cut, so that its service worker is without a network, too. */
const onLine = test.extend<{ line: Line }>({
  line: async ({ playwright: _ }, use) => {
    const line = await openLine(`http://127.0.0.1:${process.env.E2E_PORT}`);
    await use(line);
    await line.close();
  },
  baseURL: async ({ line }, use) => use(line.url),
});

test(
  "without network the songs stay on the screen and nobody is signed out",
  { tag: "@phone" },
  async ({ page, context, request, administrator }) => {
    await addSongs(request, administrator.session, [{ title: "Paper Lanterns" }]);
    await signIn(page, administrator);
    const areas = page.getByRole("navigation", { name: "Areas" });
    await areas.getByRole("link", { name: "Songs" }).click();
    const song = page.getByRole("row", { name: /^Paper Lanterns,/ });
    await expect(song).toBeVisible();

    await context.setOffline(true);
    await expect(page.getByText("You are offline.")).toBeVisible();
    await expect(song).toBeVisible();
    await expectNoAxeViolations(page);
    await areas.getByRole("link").first().click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await areas.getByRole("link", { name: "Songs" }).click();
    await expect(song).toBeVisible();

    await context.setOffline(false);
    await expect(page.getByText("You are offline.")).toBeHidden();
    await page.reload();
    await expect(page).toHaveURL(/\/songs\/index$/);
    await expect(song).toBeVisible();
  },
);

onLine(
  "a song kept offline plays and is read without network, also after a reload",
  { tag: "@phone" },
  async ({ page, context, request, administrator, line }) => {
    const [kept] = await addRecordedSongs(request, administrator.session, ["Low Tide", "Windfall"]);
    await saveSongElsewhere(request, administrator.session, kept?.id ?? 0, {
      lyrics: "The harbour sleeps below the moon",
    });
    await signIn(page, administrator, "/songs/index");
    await pickAction(page, "Low Tide", "Keep offline");
    await expect(page.getByText("plays without a network now").first()).toBeAttached();
    await keptForOffline(page);

    await context.setOffline(true);
    line.cut();
    await page.reload();
    await expect(page.getByText("You are offline.")).toBeVisible();
    await page.getByRole("button", { name: "Play Low Tide" }).click();
    await expect.poll(() => playedSeconds(page)).toBeGreaterThan(0.5);
    await expect(playerOf(page).getByText("Cached")).toBeVisible();
    await expectNoAxeViolations(page);

    await page.goto(`/song/${kept?.id}`);
    await expect(page.getByText("The harbour sleeps below the moon")).toBeVisible();
    await page.goto("/songs/index");
    await page.getByRole("button", { name: "Play Windfall" }).click();
    await expect(playerOf(page).getByText("Error Loading Song", { exact: true })).toBeVisible();
    await expect(playerOf(page).getByText("Offline")).toBeVisible();
    await expect(page.getByText('Error playing "Windfall"').first()).toBeAttached();
    await expectNoAxeViolations(page);

    line.mend();
    await context.setOffline(false);
    await expect(page.getByText("You are offline.")).toBeHidden({ timeout: 30_000 });
    await page.getByRole("button", { name: "Play Windfall" }).click();
    await expect.poll(() => playedSeconds(page)).toBeGreaterThan(0.2);
  },
);

onLine(
  "with the network cut in the middle of a song, a kept one plays on",
  { tag: "@laptop" },
  async ({ page, context, request, administrator, line }) => {
    await addRecordedSongs(request, administrator.session, ["Low Tide"]);
    await signIn(page, administrator, "/songs/index");
    await pickAction(page, "Low Tide", "Keep offline");
    await expect(page.getByText("plays without a network now").first()).toBeAttached();
    await page.getByRole("button", { name: "Play Low Tide" }).click();
    await expect.poll(() => playedSeconds(page)).toBeGreaterThan(0.2);
    await context.setOffline(true);
    line.cut();
    await playerOf(page).getByRole("slider", { name: "Position" }).fill("20");
    await expect.poll(() => playedSeconds(page)).toBeGreaterThan(20.5);
    await expect(page.getByRole("button", { name: "Pause Low Tide" })).toBeVisible();
  },
);

onLine(
  "nothing of the API is kept for use without network, and every page of the application starts",
  { tag: "@laptop" },
  async ({ page, context, administrator, line }) => {
    await signIn(page, administrator);
    await keptForOffline(page);
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(
        names.map(async (name) => (await caches.open(name)).keys()),
      );
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept.length).toBeGreaterThan(20);
    expect(kept.filter((path) => /^\/(api|uploads)/.test(path))).toEqual([]);
    await context.setOffline(true);
    line.cut();
    await page.goto("/songs/index");
    await expect(page.getByRole("heading", { name: "Songs", level: 1 })).toBeVisible();
    await page.goto("/");
    await expect(page.locator("#root")).not.toBeEmpty();
  },
);

onLine(
  "a set list kept offline is read with its charts and plays without network, also after a reload",
  { tag: "@laptop" },
  async ({ page, context, request, administrator, line }) => {
    const { session } = administrator;
    const recorded = await addRecordedSongs(request, session, ["Low Tide", "Windfall"], 5);
    const [silent] = await addSongs(request, session, [{ title: "Paper Lanterns" }]);
    if (!silent) throw new Error("No song was added.");
    await saveSongElsewhere(request, session, silent.id, { lyrics: "The harbour sleeps" });
    await addChart(request, session, silent.id);
    const setlist = await addFullSetlist(request, session, [silent, ...recorded]);
    await signIn(page, administrator, `/setlist/${setlist.id}`);
    await pickForSetlist(page, "Keep offline");
    const keeping = page.getByRole("dialog", { name: "Keep Half Moon, late set offline" });
    await expect(keeping.getByText("On this device now")).toBeVisible();
    await expectNoAxeViolations(page);
    await keeping.getByRole("button", { name: "Close" }).last().click();
    await keptForOffline(page);

    await context.setOffline(true);
    line.cut();
    await page.reload();
    await expect(page.getByText("You are offline.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Windfall", exact: true })).toBeVisible();
    await page.goto(`/song/${silent.id}`);
    await expect(page.getByText("The harbour sleeps")).toBeVisible();
    await page.goto(`/setlist/${setlist.id}/stage?song=${silent.id}`);
    await page.getByRole("button", { name: "Chart in A" }).click();
    await expect(page.getByText(/page 1 of [35]$/)).toBeVisible();
    await page.goto(`/setlist/${setlist.id}`);
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await expect(playerOf(page).getByText("Cached")).toBeVisible();
  },
);

onLine(
  "keeping a set list again fetches what has changed, and nothing else",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    const { session } = administrator;
    const recorded = await addRecordedSongs(request, session, ["Low Tide", "Windfall"], 5);
    const [silent] = await addSongs(request, session, [{ title: "Paper Lanterns" }]);
    const [tide, windfall] = recorded;
    if (!silent || !tide || !windfall) throw new Error("Three songs were added.");
    const setlist = await addFullSetlist(request, session, [silent, ...recorded]);
    await signIn(page, administrator, `/setlist/${setlist.id}`);
    const keeping = page.getByRole("dialog", { name: "Keep Half Moon, late set offline" });
    let fetched: string[] = [];
    page.on("request", (sent) => {
      const [, what] = /\/(uploads|api\/song)\//.exec(sent.url()) ?? [];
      if (what !== undefined) fetched.push(what);
    });
    const keep = async () => {
      fetched = [];
      await pickForSetlist(page, "Keep offline");
      await expect(keeping.getByText("On this device now")).toBeVisible();
    };
    const close = () => keeping.getByRole("button", { name: "Close" }).last().click();

    await keep();
    expect(fetched.filter((what) => what === "api/song")).toHaveLength(3);
    expect(fetched.filter((what) => what === "uploads").length).toBeGreaterThanOrEqual(2);
    await close();

    await keep();
    await expect(keeping.getByText("All of it was here already.")).toBeVisible();
    expect(fetched).toEqual([]);
    await close();

    // Other words come without the recording; a newer recording comes whole; the third is left alone.
    await saveSongElsewhere(request, session, silent.id, { lyrics: "The harbour sleeps" });
    await saveSongElsewhere(request, session, tide.id, { lyrics: "Out and in again" });
    await keep();
    expect(fetched).toEqual(["api/song", "api/song"]);
    await close();
    await addRecording(request, session, windfall.id, 8);
    await keep();
    expect(fetched.filter((what) => what === "api/song")).toHaveLength(1);
    expect(fetched.filter((what) => what === "uploads").length).toBeGreaterThanOrEqual(1);
    await close();

    await addRecording(request, session, windfall.id, 5);
    await page.route("**/uploads/**", () => {});
    await pickForSetlist(page, "Keep offline");
    await expect(keeping.getByText("Getting what is missing: 0 of 1 song")).toBeVisible();
    await keeping.getByRole("button", { name: "Cancel" }).click();
    await expect(keeping.getByText("Cancelled. What has come already stays.")).toBeVisible();
  },
);

onLine(
  "the dashboard says without a network what is next and what of it is here",
  { tag: "@laptop" },
  async ({ page, context, request, administrator, line }) => {
    const { session } = administrator;
    const songs = await addRecordedSongs(request, session, ["Paper Lanterns", "Low Tide"]);
    await addSetlist(request, session, { name: "Late set", songs: inSection(1, songs) });
    await signIn(page, administrator, "/songs/index");
    await pickAction(page, "Low Tide", "Keep offline");
    await expect(page.getByText("plays without a network now").first()).toBeAttached();
    await page.goto("/dashboard");
    const next = page.getByRole("region", { name: "Next set list" });
    await expect(next).toContainText("On this device1 of 2");
    await keptForOffline(page);

    await context.setOffline(true);
    line.cut();
    await page.reload();
    await expect(page.getByText("You are offline.")).toBeVisible();
    await expect(next).toContainText("Late set");
    await expect(next).toContainText("On this device1 of 2");
    const practice = page.getByRole("region", { name: "Practise" });
    await expect(practice.getByRole("button", { name: "Play Paper Lanterns" })).toBeDisabled();
    await practice.getByRole("button", { name: "Play all" }).click();
    await expect(playerOf(page)).toContainText("Low Tide");
    await expect.poll(() => playedSeconds(page)).toBeGreaterThan(0.2);
  },
);

onLine(
  "a song without a recording is kept to be read, and one that is not kept says so",
  { tag: "@phone" },
  async ({ page, context, request, administrator, line }) => {
    const { session } = administrator;
    const [kept, other] = await addSongs(request, session, [
      { title: "Paper Lanterns" },
      { title: "Low Tide" },
    ]);
    if (!kept || !other) throw new Error("Two songs were added.");
    await saveSongElsewhere(request, session, kept.id, { lyrics: "The harbour sleeps" });
    await signIn(page, administrator, "/songs/index");
    await pickAction(page, "Paper Lanterns", "Keep offline");
    await expect(
      page.getByText("“Paper Lanterns” can be read without a network now").first(),
    ).toBeAttached();
    await keptForOffline(page);

    await context.setOffline(true);
    line.cut();
    await page.goto(`/song/${kept.id}`);
    await expect(page.getByText("The harbour sleeps")).toBeVisible();
    await page.goto(`/song/${other.id}`);
    await expect(page.getByText("Error Fetching Data")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Not on this device" })).toBeVisible();
    await expect(page.getByText("Kept songs open here: 1")).toBeVisible();
    await expect(page.getByRole("link", { name: "← Songs" })).toBeVisible();
    await page.getByRole("button", { name: "Show" }).click();
    await expect(page.getByRole("link", { name: "Paper Lanterns" })).toBeVisible();
  },
);
