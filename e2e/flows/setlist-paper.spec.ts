import { readFile } from "node:fs/promises";
import type { Download, Page } from "@playwright/test";
import { unzipSync } from "fflate";
import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { signIn } from "../support/member.ts";
import { pdfPages, pdfText } from "../support/pdf-text.ts";
import { addRecordedSongs } from "../support/recordings.ts";
import { addFullSetlist, pickForSetlist } from "../support/setlist-on-paper.ts";
import { addSongs } from "../support/songs.ts";

const printed = (page: Page) => page.getByRole("dialog", { name: "Print Half Moon, late set" });
const sheets = (page: Page) => printed(page).getByRole("article");

/** Height by width of what A4 and Letter both hold. */
const ONE_PAGE = 251 / 182;

async function shapeOf(page: Page): Promise<number> {
  const { width = 0, height = 0 } = (await sheets(page).boundingBox()) ?? {};
  return height / width;
}

async function bytesOf(download: Promise<Download>): Promise<Uint8Array> {
  return readFile(await (await download).path());
}

const TITLES = ["Kerosene Heart", "ليلى يا ليلى", "Łódź by Night", "Lights Up"];
const titled = (titles: readonly string[]) => titles.map((title) => ({ title }));

test("a set list is seen as it will be on paper, with what is chosen", async ({
  page,
  request,
  administrator,
  isMobile,
}) => {
  const { session } = administrator;
  const setlist = await addFullSetlist(
    request,
    session,
    await addSongs(request, session, titled(TITLES)),
  );
  await signIn(page, administrator, `/setlist/${setlist.id}`);
  await page.getByRole("button", { name: "Print", exact: true }).click();
  await expect(sheets(page).getByRole("listitem")).toHaveText([
    /1.*Kerosene Heart.*F♯m.*Capo 2/,
    "— Say hello 1:00",
    /2.*ليلى يا ليلى/,
    /3.*Łódź by Night/,
    /1.*Lights Up/,
  ]);
  await expect(sheets(page)).toContainText("Version of 20-Nov-2026");
  if (isMobile) await printed(page).getByRole("button", { name: "On paper" }).click();
  const switches = printed(page).getByRole("group", { name: "On paper" }).getByRole("button");
  await expect(switches).toHaveText([
    "Key",
    "Tempo",
    "Featuring",
    "Notes",
    "Breaks and spoken",
    "Times",
    "Each set on its own page",
  ]);
  await printed(page).getByRole("button", { name: "Times" }).click();
  await expect(sheets(page)).toContainText("21:00–");
  await expectNoAxeViolations(page);
  if (isMobile) {
    const { width = 0 } = (await sheets(page).boundingBox()) ?? {};
    expect(width).toBeLessThan(390);
  }
  await printed(page).getByRole("button", { name: "Close" }).last().click();
  await expect(printed(page)).toHaveCount(0);
});

test(
  "a set list is printed in a size that follows its songs, so that it stays on one page",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    const { session } = administrator;
    const many = Array.from({ length: 12 }, (_, index) => `Song number ${index + 1}`);
    const songs = await addSongs(request, session, titled([...TITLES, ...many]));
    const short = await addFullSetlist(request, session, songs.slice(0, 4));
    // 15 songs in the set, one more as the encore, and one for its heading.
    const long = await addFullSetlist(request, session, songs);
    await signIn(page, administrator, `/setlist/${short.id}`);
    await page.getByRole("button", { name: "Print", exact: true }).click();
    await expect(sheets(page)).toHaveAttribute("data-size", "large");
    await expect.poll(() => shapeOf(page)).toBeLessThanOrEqual(ONE_PAGE);
    await printed(page).getByRole("button", { name: "Each set on its own page" }).click();
    await expect(sheets(page)).toHaveCount(1);

    await page.goto(`/setlist/${long.id}`);
    await page.getByRole("button", { name: "Print", exact: true }).click();
    await expect(sheets(page)).toHaveAttribute("data-size", "medium");
    await expect.poll(() => shapeOf(page)).toBeLessThanOrEqual(ONE_PAGE);
  },
);

test(
  "a set list is shared as a PDF and as plain text",
  { tag: "@laptop" },
  async ({ page, context, request, administrator }) => {
    const { session } = administrator;
    const setlist = await addFullSetlist(
      request,
      session,
      await addSongs(request, session, titled(TITLES)),
    );
    await context.grantPermissions(["clipboard-write"]);
    await page.addInitScript(() => {
      Object.assign(navigator, {
        canShare: () => true,
        share: ({ files: [file] = [] }: ShareData) => {
          document.documentElement.dataset.shared = file?.name;
          return Promise.resolve();
        },
      });
      // No page of ours may read the clipboard, nor may a flow then.
      const { clipboard } = navigator;
      const write = clipboard.writeText.bind(clipboard);
      clipboard.writeText = async (text) => {
        document.documentElement.dataset.copied = text;
        await write(text);
      };
    });
    await signIn(page, administrator, `/setlist/${setlist.id}`);
    await page.getByRole("button", { name: "Print", exact: true }).click();
    await printed(page).getByRole("button", { name: "Share", exact: true }).click();
    await expect(page.locator("html")).toHaveAttribute("data-shared", "Half Moon, late set.pdf");

    const pdf = page.waitForEvent("download");
    await printed(page).getByRole("button", { name: "Save as PDF" }).click();
    expect((await pdf).suggestedFilename()).toBe("Half Moon, late set.pdf");
    const file = await bytesOf(pdf);
    expect(pdfPages(file)).toBe(1);
    expect(pdfText(file)).toEqual(
      expect.arrayContaining([
        "Half Moon, late set",
        "Version of 20-Nov-2026",
        "Kerosene Heart",
        "Capo 2",
        "Lights Up",
      ]),
    );

    await printed(page).getByRole("button", { name: "Copy as text" }).click();
    await expect(page.getByText("Copied as plain text").first()).toBeAttached();
    expect(await page.locator("html").getAttribute("data-copied")).toContain(
      "1.  Kerosene Heart (F#m)\n    Capo 2\n   – Say hello 1:00\n2.  ليلى يا ليلى\n",
    );
  },
);

test(
  "the recordings of a set list come as one ZIP, the number of its section before each name",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    const { session } = administrator;
    const recorded = await addRecordedSongs(request, session, ["Low Tide", "Windfall"], 5);
    const silent = await addSongs(request, session, [{ title: "Paper Lanterns" }]);
    const setlist = await addFullSetlist(request, session, [...silent, ...recorded]);
    await page.addInitScript(() => {
      Object.defineProperty(window, "showSaveFilePicker", { value: undefined });
    });
    await signIn(page, administrator, `/setlist/${setlist.id}`);
    await pickForSetlist(page, "Download recordings as ZIP");
    const zip = page.waitForEvent("download");
    const dialog = page.getByRole("dialog", { name: "Download Recordings" });
    await dialog.getByRole("button", { name: "Download", exact: true }).click();
    expect((await zip).suggestedFilename()).toBe("Set List Half Moon, late set.zip");
    expect(Object.keys(unzipSync(await bytesOf(zip))).toSorted()).toEqual([
      "1 - Low Tide - The Band.mp3",
      "4 - Windfall - The Band.mp3",
    ]);

    const more = await addSongs(request, session, [{ title: "Half Past Nowhere" }]);
    const unheard = await addFullSetlist(request, session, [...silent, ...more]);
    await page.goto(`/setlist/${unheard.id}`);
    const none = "No song of this set list has a recording";
    const play = page.getByRole("button", { name: "Play", exact: true });
    await expect(play).toHaveAccessibleDescription(none);
    await pickForSetlist(page, "Download recordings as ZIP");
    await expect(page.getByRole("heading", { name: none })).toBeVisible();
  },
);
