import type { APIRequestContext, Page } from "@playwright/test";
import type { Session } from "@bandstand/contracts/sign-in";
import { mp3File } from "../../apps/server/test/sounds.ts";
import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { signIn } from "../support/member.ts";
import { addSongs } from "../support/songs.ts";
import { chooseForList, openSongs, row } from "../support/songs-screen.ts";

/** Adds songs with a recording each. */
async function addRecordedSongs(
  request: APIRequestContext,
  session: Session,
  titles: readonly string[],
): Promise<void> {
  const songs = await addSongs(
    request,
    session,
    titles.map((title) => ({ title })),
  );
  for (const { id, title } of songs) {
    const answer = await request.post(`/api/fileupload/${id}`, {
      headers: { authorization: `Bearer ${session.token}` },
      multipart: {
        file: { name: `${title}.mp3`, mimeType: "audio/mpeg", buffer: mp3File({ seconds: 1 }) },
      },
    });
    expect(answer.status(), await answer.text()).toBe(200);
  }
}

/** As a browser that cannot ask where to put a file. */
async function withoutSavePicker(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, "showSaveFilePicker", { value: undefined });
  });
}

const dialog = (page: Page) => page.getByRole("dialog", { name: "Download Recordings" });

test("the displayed recordings come as one ZIP, and the library as files", async ({
  page,
  request,
  administrator,
}) => {
  const { session } = administrator;
  await addRecordedSongs(request, session, ["Half Moon", "Northbound Train"]);
  await addSongs(request, session, [{ title: "Paper Lanterns" }]);
  await withoutSavePicker(page);
  await signIn(page, administrator);
  await openSongs(page);
  await expect(row(page, "Paper Lanterns")).toContainText("No recording");
  await chooseForList(page, "Download recordings as ZIP");
  await expect(dialog(page)).toContainText("2 recordings as one file, “Song List.zip”.");
  await expectNoAxeViolations(page);
  const zip = page.waitForEvent("download");
  await dialog(page).getByRole("button", { name: "Download", exact: true }).click();
  expect((await zip).suggestedFilename()).toBe("Song List.zip");
  await expect(dialog(page)).toBeHidden();

  const csv = page.waitForEvent("download");
  await chooseForList(page, "Export as CSV");
  expect((await csv).suggestedFilename()).toBe("Songs.csv");
  const chordPro = page.waitForEvent("download");
  await chooseForList(page, "Export as ChordPro");
  expect((await chordPro).suggestedFilename()).toBe("Songs ChordPro.zip");
});

test("more than ten recordings come with a warning, and the download can be cancelled", async ({
  page,
  request,
  administrator,
}) => {
  const titles = Array.from({ length: 11 }, (_, index) => `Song ${index + 1}`);
  await addRecordedSongs(request, administrator.session, titles);
  await withoutSavePicker(page);
  await page.route("**/api/downloadzip", () => undefined);
  await signIn(page, administrator);
  await openSongs(page);
  await expect(row(page, "Song 1")).toBeVisible();
  await chooseForList(page, "Download recordings as ZIP");
  await expect(dialog(page)).toContainText("it may be slow on low bandwidth");
  await dialog(page).getByRole("button", { name: "Download", exact: true }).click();
  await expect(dialog(page).getByRole("progressbar", { name: "Downloading" })).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog(page).getByRole("button", { name: "Cancel download" }).click();
  await expect(dialog(page).getByRole("button", { name: "Download", exact: true })).toBeVisible();
});
