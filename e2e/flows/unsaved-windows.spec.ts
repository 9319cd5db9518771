import type { Page } from "@playwright/test";
import { wavFile } from "../../apps/server/test/sounds.ts";
import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { newcomer, registerMember } from "../support/member.ts";
import { addSongs } from "../support/songs.ts";
import { choose } from "../support/list-screen.ts";
import { openSongs } from "../support/songs-screen.ts";

const question = (page: Page) => page.getByRole("alertdialog", { name: "Unsaved Changes" });

/** Closes the window that is open: it asks, stays where the answer is No, and goes with a Yes. */
async function closeWhatIsChosen(page: Page, words: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Close", exact: true }).click();
  await expect(question(page)).toContainText(words);
  await question(page).getByRole("button", { name: "Keep" }).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await question(page).getByRole("button", { name: "Discard" }).click();
  await expect(dialog).toBeHidden();
}

async function openTool(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "More for this list" }).click();
  await page.getByRole("menuitem", { name }).click();
}

test(
  "a window with something chosen asks before it closes, and one without closes at once",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    const { email, password } = administrator;
    await addSongs(request, administrator.session, [{ title: "Paper Lanterns" }]);
    const here = { email, password, bandName: newcomer().bandName };
    const { session } = await registerMember(request, here);
    await addSongs(request, session, [{ title: "Half Moon" }]);
    await openSongs(page, here);
    const dialog = page.getByRole("dialog");

    await choose(page, "Half Moon", "Rate");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog).toBeHidden();
    await choose(page, "Half Moon", "Rate");
    await dialog.getByRole("radio", { name: "9 stars" }).check();
    await closeWhatIsChosen(page, "Your rating is not saved. Close and lose it?");

    await openTool(page, "Import from other bands");
    await dialog.getByRole("checkbox", { name: /^Paper Lanterns/ }).check();
    await closeWhatIsChosen(page, "picked and not imported. Close and lose the choice?");

    await openTool(page, "Import from files");
    await dialog.getByLabel("Choose files").setInputFiles({
      name: "songs.csv",
      mimeType: "text/csv",
      buffer: Buffer.from("Title,Artist\nSmall Hours,The Foundry\n"),
    });
    await expect(dialog.getByRole("button", { name: "Import 1 Song" })).toBeVisible();
    await expectNoAxeViolations(page);
    await closeWhatIsChosen(page, "Nothing of these files is imported yet. Close and leave it?");

    await openTool(page, "Upload recordings");
    await dialog.getByLabel("Choose recordings").setInputFiles({
      name: "Half Moon.wav",
      mimeType: "audio/wav",
      buffer: wavFile({ seconds: 1, content: { kind: "clicks", bpm: 120 } }),
    });
    await closeWhatIsChosen(page, "1 recording is chosen and not uploaded.");
  },
);
