import type { Page } from "@playwright/test";
import { notSound, wavFile } from "../../apps/server/test/sounds.ts";
import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { type RegisteredMember, signIn } from "../support/member.ts";
import { addSongs } from "../support/songs.ts";

const sound = (name: string, seconds = 1) => ({
  name,
  mimeType: "audio/wav",
  buffer: wavFile({ seconds, content: { kind: "clicks", bpm: 120 } }),
});

async function openRecordings(page: Page, member: RegisteredMember): Promise<void> {
  await signIn(page, member, "/songs/index");
  await page.getByRole("button", { name: "More for this list" }).click();
  await page.getByRole("menuitem", { name: "Upload recordings" }).click();
  await expect(page.getByLabel("Choose recordings")).toBeAttached();
}

const rowOf = (page: Page, name: string) =>
  page.getByRole("list", { name: "Recordings" }).getByRole("listitem").filter({ hasText: name });

test(
  "recordings go to the songs that their names point to, once somebody has looked",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    await addSongs(request, administrator.session, [
      { title: "Paper Lanterns" },
      { title: "Small Hours" },
      { title: "שיר 😀" },
      { title: "Weathervane" },
    ]);
    await openRecordings(page, administrator);
    await page.getByLabel("Choose recordings").setInputFiles([
      sound("01 - Paper Lanterns.wav"),
      sound("small_hours (live).wav"),
      sound("שיר 😀.wav"),
      sound("Unheard Tune.wav"),
      sound("Zoom0007.wav"),
      {
        name: "letter.docx",
        mimeType: "application/octet-stream",
        buffer: Buffer.from("letter"),
      },
    ]);
    await expect(page.getByText("letter.docx: Neither audio nor video, and no PDF")).toBeVisible();
    const songFor = (name: string) => page.getByLabel(`Song for ${name}`, { exact: true });
    const picked = (name: string) => songFor(name).locator("option:checked");
    await expect(picked("01 - Paper Lanterns.wav")).toHaveText("Paper Lanterns – The Band");
    await expect(picked("small_hours (live).wav")).toHaveText("Small Hours – The Band");
    await expect(picked("שיר 😀.wav")).toHaveText("שיר 😀 – The Band");
    await expect(picked("Unheard Tune.wav")).toHaveText("Skip");

    await songFor("Unheard Tune.wav").selectOption("New song");
    await expect(rowOf(page, "Unheard Tune.wav").getByLabel("Title")).toHaveValue("Unheard Tune");
    await songFor("Zoom0007.wav").selectOption("Another song…");
    await page.getByLabel("Another song for Zoom0007.wav").fill("Paper Lanterns – The Band");
    await expect(page.getByText("Another recording is for this song too").first()).toBeVisible();
    await songFor("Zoom0007.wav").selectOption("Another song…");
    await page.getByLabel("Another song for Zoom0007.wav").fill("weathervane");
    await expect(picked("Zoom0007.wav")).toHaveText("Weathervane – The Band");
    await expectNoAxeViolations(page);

    await page.getByRole("button", { name: "Upload 5 Recordings" }).click();
    await expect(page.getByText("5 of 5 uploaded")).toBeVisible({ timeout: 30_000 });
    const songs = await request.get("/api/songs", {
      headers: { authorization: `Bearer ${administrator.session.token}` },
    });
    const rows = (await songs.json()) as { title: string; recordingFilename: string | null }[];
    expect(rows.filter(({ recordingFilename }) => recordingFilename !== null)).toHaveLength(5);
    expect(rows.map(({ title }) => title)).toContain("Unheard Tune");
  },
);

test(
  "one that is refused leaves the others untouched, and can be tried again",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    await addSongs(request, administrator.session, [
      { title: "Good" },
      { title: "Bad" },
      { title: "Cut" },
    ]);
    await openRecordings(page, administrator);
    let cuts = 1;
    await page.route("**/api/fileupload/**", async (route) => {
      const isCut = route.request().postDataBuffer()?.includes("Cut.wav") === true;
      if (isCut && cuts-- > 0) await route.abort("connectionreset");
      else await route.continue();
    });
    await page
      .getByLabel("Choose recordings")
      .setInputFiles([
        sound("Good.wav"),
        { name: "Bad.mp3", mimeType: "audio/mpeg", buffer: notSound() },
        sound("Cut.wav"),
      ]);
    await page.getByRole("button", { name: "Upload 3 Recordings" }).click();
    await expect(rowOf(page, "Good.wav")).toContainText("Uploaded");
    await expect(rowOf(page, "Bad.mp3").getByRole("alert")).toContainText("Error uploading file");
    await expect(rowOf(page, "Cut.wav").getByRole("alert")).toContainText("Error uploading file");
    await expectNoAxeViolations(page);
    await page.getByRole("button", { name: "Try again: Cut.wav" }).click();
    await expect(rowOf(page, "Cut.wav")).toContainText("Uploaded");
    await expect(page.getByText("2 of 3 uploaded, 1 failed")).toBeVisible();
  },
);

test(
  "recordings dropped on the list are taken, and cancelled they leave nothing",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    await addSongs(request, administrator.session, [{ title: "Paper Lanterns" }]);
    await signIn(page, administrator, "/songs/index");
    await expect(page.getByText("Paper Lanterns")).toBeVisible();
    await page.route("**/api/fileupload/**", () => {});
    await dropFile(page, sound("Paper Lanterns.wav"));
    await expect(page.getByLabel("Song for Paper Lanterns.wav")).toBeVisible();
    await page.getByRole("button", { name: "Upload 1 Recording" }).click();
    await expect(
      page.getByRole("progressbar", { name: "Uploading Paper Lanterns.wav" }),
    ).toBeVisible();
    await page.getByRole("button", { name: "Cancel all" }).click();
    await expect(page.getByRole("button", { name: "Upload 1 Recording" })).toBeVisible();
  },
);

function dropFile(page: Page, { name, mimeType, buffer }: ReturnType<typeof sound>): Promise<void> {
  return page.evaluate(
    ([fileName, type, base64]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], fileName, { type }));
      const drop = new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true });
      document.body.dispatchEvent(drop);
    },
    [name, mimeType, buffer.toString("base64")] as const,
  );
}
