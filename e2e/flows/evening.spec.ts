/** One evening of a band by keyboard alone, from signing in to the last song: no step needs a pointer, and the focus is always seen. */
import { expectFocusSeen, tabTo } from "../support/by-keyboard.ts";
import { expect, test } from "../support/flow.ts";
import { said } from "../support/list-screen.ts";
import { addRecordedSongs } from "../support/recordings.ts";
import { column, editorIsOpen, savedTitles, song } from "../support/setlist-board.ts";
import { addSetlist, inSection, setlistRow } from "../support/setlists.ts";
import { saveSongElsewhere } from "../support/songs.ts";
import { row } from "../support/songs-screen.ts";
import { studioOf } from "../support/studio.ts";

const TITLES = ["Half Moon", "Low Tide", "Paper Lanterns"] as const;

test(
  "an evening goes by keyboard alone",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    test.slow();
    const { session } = administrator;
    const songs = await addRecordedSongs(request, session, [...TITLES]);
    for (const { id, title } of songs)
      await saveSongElsewhere(request, session, id, {
        lyrics: `${title} on the water`,
        tab: `[G]${title} [D]on the water`,
      });
    const { id } = await addSetlist(request, session, {
      name: "Late set",
      songs: inSection(1, songs),
    });
    const { keyboard } = page;
    const named = (name: string) => page.getByRole("dialog", { name, exact: true });

    await test.step("signing in", async () => {
      await page.goto("/signin");
      await tabTo(page, page.getByLabel("Email"));
      await keyboard.type(administrator.email);
      await tabTo(page, page.getByLabel("Password", { exact: true }));
      await keyboard.type(administrator.password);
      await keyboard.press("Enter");
      await expect(page.getByRole("heading", { level: 1, name: /^(Hello|Good)/ })).toBeVisible();
    });

    await test.step("a song: its chart, an edit, and back to its row", async () => {
      await keyboard.press("g");
      await keyboard.press("s");
      await expect(row(page, "Half Moon")).toBeVisible();
      await keyboard.press("j");
      await expect(row(page, "Half Moon")).toBeFocused();
      await keyboard.press("j");
      await keyboard.press("k");
      await keyboard.press("j");
      await expect(row(page, "Low Tide")).toBeFocused();
      await expectFocusSeen(page);
      await keyboard.press("Enter");
      await expect(named("Low Tide").getByText("water").first()).toBeVisible();
      await expectFocusSeen(page);
      await tabTo(page, named("Low Tide").getByRole("tab", { name: "Chart" }));
      await keyboard.press("ArrowRight");
      await expect(named("Low Tide").getByRole("tab", { name: "Lyrics" })).toBeFocused();
      await tabTo(page, named("Low Tide").getByRole("button", { name: "Edit" }), "Shift+Tab");
      await keyboard.press("Enter");
      const form = named("Edit Low Tide");
      await tabTo(page, form.getByLabel("Artist"));
      await keyboard.press("Control+a");
      await keyboard.type("The Kestrels");
      await keyboard.press("Control+s");
      await expect(form).toBeHidden();
      await expect(named("Low Tide").getByText("The Kestrels")).toBeVisible();
      await expectFocusSeen(page);
      await keyboard.press("Escape");
      await expect(named("Low Tide")).toBeHidden();
      await expect(row(page, "Low Tide")).toBeFocused();
    });

    await test.step("the set list: one song is dragged, and saved", async () => {
      await keyboard.press("g");
      await keyboard.press("l");
      await expect(setlistRow(page, "Late set")).toBeVisible();
      await keyboard.press("j");
      await expect(setlistRow(page, "Late set")).toBeFocused();
      await keyboard.press("Enter");
      await tabTo(page, named("Late set").getByRole("button", { name: "Edit" }));
      await keyboard.press("Enter");
      await editorIsOpen(page);
      await expectFocusSeen(page);
      const set = column(page, "First Set");
      await tabTo(page, song(set, "Half Moon"));
      await keyboard.press("Space");
      await keyboard.press("ArrowDown");
      await keyboard.press("Space");
      await expect(song(set, "Half Moon")).toBeFocused();
      await expectFocusSeen(page);
      await keyboard.press("Control+s");
      await expect
        .poll(() => savedTitles(request, session, id))
        .toEqual([["Low Tide", "Half Moon", "Paper Lanterns"], [], [], []]);
      await expect(said(page, "“Late set” was saved")).toBeAttached();
      await expectFocusSeen(page);
      await keyboard.press("Escape");
      await expect(
        column(page, "First Set").getByRole("button", { name: "More for First Set" }),
      ).toHaveCount(0);
      await expectFocusSeen(page);
    });

    await test.step("on stage: to the next song and back", async () => {
      await tabTo(page, named("Late set").getByRole("link", { name: "Stage view" }), "Shift+Tab");
      await keyboard.press("Enter");
      const stage = page.getByRole("dialog", { name: "Stage view of Late set" });
      await expect(stage.getByRole("link", { name: /^1 Low Tide/ })).toBeFocused();
      await keyboard.press("Enter");
      await expect(stage.getByRole("region", { name: "Low Tide" })).toBeFocused();
      await page.waitForTimeout(350);
      await keyboard.press("ArrowRight");
      await expect(stage.getByRole("region", { name: "Half Moon" })).toBeFocused();
      await page.waitForTimeout(350);
      await keyboard.press("ArrowLeft");
      await expect(stage.getByRole("region", { name: "Low Tide" })).toBeFocused();
      await expect(async () => {
        await keyboard.press("Escape");
        await expect(stage).toBeHidden({ timeout: 1000 });
      }).toPass();
      await expectFocusSeen(page);
    });

    await test.step("the studio: its panels, and back to the song's row", async () => {
      await keyboard.press("g");
      await keyboard.press("s");
      await expect(row(page, "Half Moon")).toBeVisible();
      await keyboard.press("j");
      await expect(row(page, "Half Moon")).toBeFocused();
      await tabTo(page, page.getByRole("button", { name: "Actions for Half Moon" }));
      await keyboard.press("Enter");
      await expect(page.getByRole("menuitem", { name: "View" })).toBeFocused();
      await keyboard.press("a");
      while (
        (await page
          .getByRole("menuitem", { name: "Audio Studio" })
          .and(page.locator(":focus"))
          .count()) === 0
      )
        await keyboard.press("a");
      await keyboard.press("Enter");
      const studio = studioOf(page, "Half Moon");
      await expect(studio.getByRole("button", { name: "Play", exact: true })).toBeEnabled();
      await expectFocusSeen(page);
      await tabTo(page, studio.getByRole("tab", { name: "Sound" }));
      await keyboard.press("ArrowRight");
      await expect(studio.getByRole("tab", { name: "Markers" })).toBeFocused();
      await expectFocusSeen(page);
      await keyboard.press("Escape");
      await expect(studio).toBeHidden();
      await expectFocusSeen(page);
      await expect(
        row(page, "Half Moon").or(row(page, "Half Moon").locator("*")).and(page.locator(":focus")),
      ).toBeVisible();
    });
  },
);
