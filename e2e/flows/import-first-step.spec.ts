import { strToU8 } from "fflate";
import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { signIn } from "../support/member.ts";

const file = (name: string, content: string) => ({
  name,
  mimeType: "application/octet-stream",
  buffer: Buffer.from(strToU8(content)),
});

test("an empty band begins by importing: its songs, then its recordings", async ({
  page,
  administrator,
}) => {
  await signIn(page, administrator);
  const steps = page.getByRole("region", { name: "First steps" });
  await expect(steps.getByRole("listitem").first()).toContainText("Bring your songs along");
  await expectNoAxeViolations(page);
  await steps.getByRole("button", { name: "Import", exact: true }).click();
  await page
    .getByLabel("Choose files")
    .setInputFiles([
      file("Tin Roof.onsong", "Tin Roof\nThe Foundry\nKey: G\n\nVerse 1:\n[G]Rain [C]again\n"),
      file("The Foundry - Tin Roof.mp3", "ID3"),
    ]);
  await page.getByText("1 file goes to its song afterwards").click();
  await expect(page.getByText("A recording: upload it once its song is here")).toBeVisible();
  await page.getByRole("button", { name: "Import 1 song" }).click();
  await expect(page.getByText("1 song imported.")).toBeVisible();
  await page.getByRole("button", { name: "Upload 1 recording" }).click();
  const upload = page.getByRole("dialog", { name: "Upload Recordings" });
  await expect(upload.getByText("The Foundry - Tin Roof.mp3").first()).toBeVisible();
  await expect(steps.getByRole("listitem").first()).toContainText("Add a song");
});
