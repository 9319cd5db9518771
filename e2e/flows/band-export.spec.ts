import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { signIn } from "../support/member.ts";
import { withoutSavePicker } from "../support/save-picker.ts";
import { addSongs } from "../support/songs.ts";

async function choose(page: Page, command: string): Promise<void> {
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Find anything" }).fill(command);
  await page.getByRole("option", { name: command }).click();
}

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });

test(
  "a band is exported, and comes back from its file as a new one",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    await addSongs(request, administrator.session, [{ title: "Paper Lanterns" }]);
    await withoutSavePicker(page);
    await signIn(page, administrator, "/songs/index");
    await choose(page, "Export this band");
    const exporting = dialog(page, "Export this band");
    await expect(exporting).toContainText("1 song");
    await expectNoAxeViolations(page);
    const download = page.waitForEvent("download");
    await exporting.getByRole("button", { name: "Export", exact: true }).click();
    const file = await (await download).path();
    await expect(exporting).toContainText(`${administrator.bandName} is saved.`);
    await exporting.getByRole("button", { name: "Done" }).click();

    await choose(page, "Import a band");
    const importing = dialog(page, "Import a band");
    await expectNoAxeViolations(page);
    await importing.getByLabel("Choose the file").setInputFiles({
      name: "holiday.zip",
      mimeType: "application/zip",
      buffer: Buffer.from("no ZIP"),
    });
    await expect(importing.getByRole("alert")).toContainText(
      "This file is not a ZIP, or it is not whole.",
    );
    await importing.getByLabel("Choose the file").setInputFiles(file);
    await expect(importing).toContainText(`${administrator.bandName} is here.`);
    await importing.getByRole("button", { name: `Open ${administrator.bandName}` }).click();
    await expect(page).toHaveURL("/dashboard");
    await page.goto("/songs/index");
    await expect(page.getByText("Paper Lanterns").first()).toBeVisible();
  },
);

test(
  "what is known of oneself is downloaded, and what hinders the end of an account is said",
  { tag: "@phone" },
  async ({ page, administrator }) => {
    await signIn(page, administrator, "/userprofile");
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download what is known of me" }).click();
    expect((await download).suggestedFilename()).toBe("My data.json");
    await page.getByRole("button", { name: "Delete my account" }).click();
    const deleting = dialog(page, "Delete my account");
    await expect(deleting).toContainText(
      `You are alone in “${administrator.bandName}”. Export it if you want to keep it, then delete it.`,
    );
    await expectNoAxeViolations(page);
  },
);
