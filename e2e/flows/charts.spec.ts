import { readFile } from "node:fs/promises";
import { getApplication } from "@bandstand/contracts/application";
import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { pdfPages } from "../support/pdf-text.ts";
import { signIn } from "../support/member.ts";
import { addSongs, saveSongElsewhere } from "../support/songs.ts";

const PASTED = [
  "[Verse 1]",
  "G            D/F#",
  "Paper lanterns on the water",
  "Em7                C",
  "Burning low until the morning",
  "",
  "Chorus:",
  "G  D  Em  C (x2)",
].join("\r\n");

const TAB = ["e|---3---5---7---|", "B|---0---0---0---|"].join("\n");

/** A picture of one pixel. */
const STILL =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

const heard = async (page: Page) =>
  page
    .getByRole("article")
    .locator("b")
    .evaluateAll((chords) => chords.map(({ textContent }) => textContent?.trim()));

test(
  "a chart pasted from the web is converted, read and moved to another key",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    const [song] = await addSongs(request, administrator.session, [{ title: "Paper Lanterns" }]);
    await saveSongElsewhere(request, administrator.session, song?.id ?? 0, { songkey: "G" });
    await signIn(page, administrator, `/song/${song?.id}/edit`);
    const content = page.getByRole("tab", { name: "Content" });
    if (await content.isVisible()) await content.click();
    const lyrics = page.getByRole("textbox", { name: "Lyrics" });
    await lyrics.fill(PASTED);
    await page.getByRole("button", { name: "Convert chords over lyrics" }).click();
    await expect(lyrics).toHaveValue(
      /\{start_of_verse: Verse 1\}\n\[G\]Paper lantern\[D\/F#\]s on/,
    );
    await page.getByRole("button", { name: "Preview Lyrics" }).click();
    await expect(page.getByRole("region", { name: "Preview of Lyrics" })).toContainText("Verse 1");
    await expectNoAxeViolations(page);
    await page.getByRole("button", { name: "Undo conversion" }).click();
    await expect(lyrics).toHaveValue(/^\[Verse 1\]/);
    await page.getByRole("button", { name: "Convert chords over lyrics" }).click();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByRole("button", { name: "Save", exact: true })).toHaveCount(0);

    await page.goto(`/song/${song?.id}`);
    await expect(page.getByRole("heading", { name: "Verse 1" })).toBeVisible();
    expect(await heard(page)).toEqual(["G", "D/F♯", "Em7", "C", "G", "D", "Em", "C"]);
    await expectNoAxeViolations(page);

    await page.getByRole("button", { name: "Transpose down" }).click();
    await expect(page.getByRole("status", { name: "Key" })).toHaveText(/^F♯/);
    expect(await heard(page)).toEqual(["F♯", "C♯/E♯", "D♯m7", "B", "F♯", "C♯", "D♯m", "B"]);
    await page.getByRole("button", { name: "Text size" }).click();
    await page.getByRole("button", { name: "Larger text" }).click();
    await page.keyboard.press("Escape");

    // As this device remembers it.
    await page.reload();
    await expect(page.getByRole("status", { name: "Key" })).toHaveText(/^F♯/);
    await page.getByRole("combobox", { name: "Capo" }).selectOption("2");
    expect((await heard(page)).slice(0, 4)).toEqual(["E", "B/D♯", "C♯m7", "A"]);
    await page.getByRole("button", { name: "As written" }).click();
    expect((await heard(page)).slice(0, 2)).toEqual(["G", "D/F♯"]);
    await page.getByRole("button", { name: "Chords", exact: true }).click();
    expect(await heard(page)).toEqual([]);
    await expect(page.getByText("Paper lanterns on the water")).toBeVisible();
  },
);

test(
  "the song's capo is the chart's for everybody, until a reader sets another",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    const [song] = await addSongs(request, administrator.session, [{ title: "Paper Lanterns" }]);
    await saveSongElsewhere(request, administrator.session, song?.id ?? 0, {
      songkey: "E",
      lyrics: "[E]Paper [B]lanterns",
    });
    await signIn(page, administrator, `/song/${song?.id}/edit`);
    await page.getByLabel("Capo").fill("12");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("From 0 to 11")).toBeVisible();
    await page.getByLabel("Capo").fill("2");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByRole("button", { name: "Save", exact: true })).toHaveCount(0);

    await page.goto(`/song/${song?.id}`);
    const fret = page.getByRole("combobox", { name: "Capo" });
    await expect(fret).toHaveValue("2");
    await expect(page.getByRole("article").getByText("Capo 2", { exact: true })).toBeVisible();
    expect(await heard(page)).toEqual(["D", "A"]);
    await page.getByRole("button", { name: "Print lyrics" }).click();
    const dialog = page.getByRole("dialog", { name: "Print Paper Lanterns" }).last();
    await expect(dialog).toContainText("Key E · Capo 2 (play in D)");
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(page).toHaveURL(`/song/${song?.id}`);

    await fret.selectOption("0");
    expect(await heard(page)).toEqual(["E", "B"]);
    await page.reload();
    await expect(fret).toHaveValue("0");
  },
);

test.describe("a song with a chart and a tab", () => {
  test.beforeEach(async ({ page, request, administrator }) => {
    const [song] = await addSongs(request, administrator.session, [{ title: "Paper Lanterns" }]);
    await saveSongElsewhere(request, administrator.session, song?.id ?? 0, {
      songkey: "G",
      bpm: 96,
      lyrics: "[G]Paper [D]lanterns\n\n{soc}\n[Em]Burning [C]low\n{eoc}",
      tab: TAB,
    });
    await signIn(page, administrator, `/song/${song?.id}`);
  });

  test("is exported as ChordPro", { tag: "@laptop" }, async ({ page }) => {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "More for Paper Lanterns" }).click();
    await page.getByRole("menuitem", { name: "Export as .cho" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe("Paper Lanterns.cho");
    const text = await readFile(await file.path(), "utf8");
    expect(text).toContain("{title: Paper Lanterns}\n{artist: The Band}\n{key: G}\n{tempo: 96}");
    expect(text).toContain("[G]Paper [D]lanterns\n\n{soc}");
    expect(text).toContain(`{start_of_tab}\n${TAB}\n{end_of_tab}`);
  });

  test(
    "is printed as it is shown, and no more of the application with it",
    { tag: "@laptop" },
    async ({ page }) => {
      await page.addInitScript(() => {
        window.print = () => document.documentElement.setAttribute("data-printed", "yes");
      });
      await page.reload();
      await page.getByRole("button", { name: "Transpose up" }).click();
      await page.getByRole("button", { name: "Print lyrics" }).click();
      const dialog = page.getByRole("dialog", { name: "Print Paper Lanterns" }).last();
      await expect(dialog.getByRole("heading", { name: "Paper Lanterns" })).toBeVisible();
      await expect(dialog).toContainText("Key A♭ · 96 bpm");
      await expect(dialog).toContainText("Fm");
      await expectNoAxeViolations(page);
      await dialog.getByRole("button", { name: "Print", exact: true }).click();
      await expect(page.locator("html")).toHaveAttribute("data-printed", "yes");

      await page.emulateMedia({ media: "print" });
      await expect(dialog.getByRole("heading", { name: "Paper Lanterns" })).toBeVisible();
      await expect(page.getByRole("button", { name: "Close" })).toHaveCount(0);
      await expect(page.getByRole("button", { name: "Transpose up" })).toHaveCount(0);
      await page.emulateMedia({ media: "screen" });

      await dialog.getByRole("button", { name: "Close" }).click();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await page.getByRole("tab", { name: "Tab" }).click();
      await page.getByRole("button", { name: "Print chart" }).click();
      await expect(page.getByRole("dialog", { name: "Print Paper Lanterns" }).last()).toContainText(
        "e|---3---5---7---|",
      );
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
    },
  );
});

test(
  "a chart shows how chords are held, and what is meant for its reader, on paper too",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    const { session } = administrator;
    const reader = session.bandUser.nickname.toLowerCase().replaceAll(" ", "-");
    const [song] = await addSongs(request, session, [{ title: "Paper Lanterns" }]);
    await saveSongElsewhere(request, session, song?.id ?? 0, {
      lyrics: [
        "{columns: 2}",
        "{define: G frets 3 2 0 0 0 3 fingers 2 1 - - - 3}",
        "{define: Bm base-fret 2 frets x 1 3 3 2 1}",
        "{define: D keys 0 4 7}",
        "{define: E copy F}",
        `{comment-${reader}: Yours alone}`,
        "{comment-nobody: Not for you}",
        "[G]Paper [Bm]lanterns",
        "{column_break}",
        "{chord: Bm}",
        "[Bm]Burning low",
      ].join("\n"),
    });
    await signIn(page, administrator, `/song/${song?.id}`);
    const article = page.getByRole("article");
    await expect(article.getByRole("img", { name: "G: 3 2 0 0 0 3" })).toBeVisible();
    await expect(article.getByRole("img", { name: "Bm: x 2 4 4 3 2" })).toHaveCount(2);
    await expect(article.getByRole("img", { name: "D: D F♯ A" })).toBeVisible();
    await expect(article.getByRole("img", { name: "E: 1 3 3 2 1 1" })).toBeVisible();
    await expect(article).toContainText("Yours alone");
    await expect(article).not.toContainText("Not for you");
    await expectNoAxeViolations(page);

    // A hand that holds no open string moves up the neck with its chord, as one on keys does; the other stays behind.
    await page.getByRole("button", { name: "Transpose up" }).click();
    await expect(article.getByRole("img", { name: "Cm: x 3 5 5 4 3" })).toHaveCount(2);
    await expect(article.getByRole("img", { name: "E♭: E♭ G B♭" })).toBeVisible();
    await expect(article.getByRole("img", { name: "F: 2 4 4 3 2 2" })).toBeVisible();
    await expect(article.getByRole("img", { name: /^[AG]/ })).toHaveCount(0);
    await page.getByRole("button", { name: "As written" }).click();

    await page.getByRole("button", { name: "Print lyrics" }).click();
    const dialog = page.getByRole("dialog", { name: "Print Paper Lanterns" }).last();
    await expect(dialog.getByRole("img", { name: "G: 3 2 0 0 0 3" })).toBeVisible();
    const left = async (text: string) => (await dialog.getByText(text).boundingBox())?.x ?? 0;
    expect(await left("Burning")).toBeGreaterThan(await left("Yours alone"));
  },
);

const VERSE = [
  "Paper lanterns on the water tonight",
  "burning low until the morning light finds us",
  "and every window on the shore is counting",
  "the ones that never came back home",
];
const LONG_SONGS: [string, string][] = [
  // In two columns, which hold its lines once the text is a little smaller.
  ["verses", Array.from({ length: 28 }, () => VERSE.join("\n")).join("\n\n")],
  // One section, longer than a page: it begins below the title, not on a page of its own.
  ["wide lines", Array.from({ length: 40 }, () => VERSE.join(" ")).join("\n")],
];

for (const [what, lyrics] of LONG_SONGS) {
  test(
    `a long song of ${what} fills its paper`,
    { tag: "@laptop" },
    async ({ page, request, administrator }) => {
      const { session } = administrator;
      const [song] = await addSongs(request, session, [{ title: "Paper Lanterns" }]);
      await saveSongElsewhere(request, session, song?.id ?? 0, { lyrics });
      await signIn(page, administrator, `/song/${song?.id}`);
      await page.getByRole("button", { name: "Print lyrics" }).click();
      const dialog = page.getByRole("dialog", { name: "Print Paper Lanterns" }).last();
      await expect(dialog.getByText("Paper lanterns on the water").first()).toBeVisible();
      for (const format of ["A4", "Letter"])
        expect(pdfPages(await page.pdf({ format }))).toBe(what === "verses" ? 2 : 3);
    },
  );
}

test.describe("a song's video", () => {
  test.use({ expectedFaults: [/youtube-nocookie/] });

  test(
    "is loaded once it is asked for, from the host without cookies",
    { tag: "@phone" },
    async ({ page, request, administrator }) => {
      const [song] = await addSongs(request, administrator.session, [{ title: "Paper Lanterns" }]);
      await saveSongElsewhere(request, administrator.session, song?.id ?? 0, {
        youTubeId: "dQw4w9WgXcQ",
      });
      const outside: string[] = [];
      page.on("request", (asked) => {
        if (asked.url().startsWith("https:")) outside.push(asked.url());
      });
      await page.route("**/api/application", async (route) => {
        const answer = await route.fetch();
        const known = getApplication.answer.parse(await answer.json());
        await route.fulfill({ json: { ...known, features: { ...known.features, youtube: true } } });
      });
      await page.route("**/api/youtube/thumbnail/dQw4w9WgXcQ", (route) =>
        route.fulfill({ contentType: "image/png", body: Buffer.from(STILL, "base64") }),
      );
      await signIn(page, administrator, `/song/${song?.id}`);
      const show = page.getByRole("button", { name: "Show video here" });
      await expect(show).toBeVisible();
      // Its still came through our server.
      await expect(page.getByRole("article").locator("img")).toBeVisible();
      expect(outside).toEqual([]);
      await show.click();
      await expect(page.getByTitle("Video of Paper Lanterns")).toBeVisible();
      await expect
        .poll(() => outside)
        .toEqual(["https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1"]);
    },
  );
});
