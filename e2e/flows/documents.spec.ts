import type { Session } from "@bandstand/contracts/sign-in";
import type { APIRequestContext } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { signIn } from "../support/member.ts";
import { addChart } from "../support/documents.ts";
import { paper } from "../support/paper.ts";
import { withoutSavePicker } from "../support/save-picker.ts";
import { joinBand } from "../support/second-member.ts";
import { addSetlist } from "../support/setlists.ts";
import { addSongs } from "../support/songs.ts";

const RIDER = {
  name: "Technical_rider.pdf",
  mimeType: "application/pdf",
  buffer: paper(Array.from({ length: 60 }, (_, at) => `Rider, page ${at + 1}`)),
};

test(
  "a rider is uploaded once it is said what it is, and read where it lies",
  { tag: "@phone" },
  async ({ page, administrator }) => {
    await signIn(page, administrator, "/documents/index");
    await expect(page.getByText("where everybody finds them")).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole("button", { name: "Add Document" }).first().click();
    const upload = page.getByRole("dialog", { name: "Add Documents" });
    await expect(upload.getByLabel("Choose files")).toBeDisabled();
    await expect(upload.getByText("Choose a category first.")).toBeVisible();
    await expectNoAxeViolations(page);
    await upload.getByLabel("Category").selectOption("Rider");
    await upload.getByLabel("Choose files").setInputFiles({ ...RIDER, name: "song.mp3" });
    await expect(upload.getByText("Invalid Filetype .mp3")).toBeVisible();
    await upload.getByLabel("Choose files").setInputFiles(RIDER);
    await expect(page.getByText("Document Uploaded & Saved", { exact: true })).toBeVisible();
    await expect(upload).toHaveCount(0);

    await page.getByText("Technical rider", { exact: true }).click();
    const view = page.getByRole("dialog", { name: "Technical rider" });
    await expect(view.getByText("Rider, page 1", { exact: true })).toBeAttached();
    await expect(view.getByText("of 60")).toBeVisible();
    await expect(page).toHaveURL(/\/document\/\d+$/);
    await expectNoAxeViolations(page);
    await view.getByRole("button", { name: "Open", exact: true }).click();
    const viewer = page.getByRole("dialog", { name: "Technical rider" }).last();
    await viewer.getByRole("button", { name: "Search in the text" }).click();
    await viewer.getByRole("searchbox", { name: "Search in the text" }).fill("page 47");
    await expect(viewer.getByText("1 of 1", { exact: true })).toBeVisible();
    await expect(viewer.getByRole("spinbutton", { name: "Page" })).toHaveValue("47");
    await expectNoAxeViolations(page);

    // Words within it are read by the server after it was uploaded.
    await expect(async () => {
      await page.goto("/documents/index?search=rider+page+59");
      await expect(page.getByText("Technical rider", { exact: true })).toBeVisible({
        timeout: 1000,
      });
    }).toPass();
  },
);

test(
  "an upload that fails says so and is begun again",
  { tag: "@laptop" },
  async ({ page, administrator }) => {
    let isCut = true;
    await page.route("**/api/documentupload*", async (route) => {
      if (isCut) await route.abort();
      else await route.continue();
    });
    await signIn(page, administrator, "/documents/index");
    await page.getByRole("button", { name: "Add Document" }).first().click();
    const upload = page.getByRole("dialog", { name: "Add Documents" });
    await upload.getByLabel("Category").selectOption("Contract");
    await upload.getByLabel("Choose files").setInputFiles(RIDER);
    await expect(upload.getByRole("alert")).toContainText(
      "Error uploading document. Possibly a network error or the file is off-line.",
    );
    isCut = false;
    await upload.getByRole("button", { name: /^Try again/ }).click();
    await expect(page.getByText("Document Uploaded & Saved", { exact: true })).toBeVisible();
  },
);

test(
  "a document is said of first, and who may not see it does not",
  { tag: "@laptop" },
  async ({ page, administrator }) => {
    const sam = await joinBand(administrator, "Sam", { rights: { DB: "R", OD: "R" } });
    await signIn(page, administrator, "/document/add");
    await page.getByRole("button", { name: "Add Document" }).click();
    await expect(page.getByText("Please enter a value").first()).toBeVisible();
    await page.getByLabel("Category").selectOption("Contract");
    await page.getByLabel("Title").fill("Contract of the Half Moon");
    await page.getByRole("switch", { name: "Admins only" }).check();
    await expectNoAxeViolations(page);
    await page.getByRole("button", { name: "Add Document" }).click();
    await expect(page).toHaveURL(/\/documents\/\d+\/upload$/);
    await page.getByLabel("Choose a file").setInputFiles(RIDER);
    await expect(page.getByText("Document Uploaded & Saved", { exact: true })).toBeVisible();

    await signIn(page, sam, "/documents/index");
    await expect(page.getByText("where everybody finds them")).toBeVisible();
    await expect(page.getByRole("button", { name: "Add Document" })).toHaveCount(0);
  },
);

test(
  "a song has its papers, added where it is shown",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    const [song] = await addSongs(request, administrator.session, [{ title: "Paper Lanterns" }]);
    await signIn(page, administrator, `/song/${song?.id}`);
    await page.getByRole("tab", { name: "Documents" }).click();
    await expect(page.getByText("No documents yet.")).toBeVisible();
    await page.getByRole("button", { name: "Add Document" }).click();
    const upload = page.getByRole("dialog", { name: "Add Documents" });
    await upload.getByLabel("Category").selectOption("Chart");
    await upload.getByLabel("Choose files").setInputFiles({ ...RIDER, name: "Chart in A.pdf" });
    await expect(page.getByText("Document Uploaded & Saved", { exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: /^Chart in A/ })).toBeVisible();
    await expectNoAxeViolations(page);
  },
);

/** A set list of one song that has no chart but a PDF of five pages. */
async function addPapers(request: APIRequestContext, session: Session) {
  const [song] = await addSongs(request, session, [{ title: "Paper Lanterns" }]);
  const songId = song?.id ?? 0;
  await addChart(request, session, songId);
  const setlist = await addSetlist(request, session, {
    name: "Late set",
    songs: [{ songId, setlistSectionId: 1, sequence: 1 }],
  });
  return { songId, setlistId: setlist.id };
}

test(
  "a song without a chart is played from one that was photographed, and from its PDF, page by page",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    const { songId, setlistId } = await addPapers(request, administrator.session);
    await addChart(request, administrator.session, songId, {
      title: "Written by hand",
      file: { name: "by-hand.png", mimeType: "image/png", buffer: await page.screenshot() },
    });
    await signIn(page, administrator, `/setlist/${setlistId}/stage?song=${songId}`);
    const song = page.getByRole("dialog", { name: "Stage view of Late set" }).getByRole("region", {
      name: "Paper Lanterns",
    });
    const byHand = song.getByRole("button", { name: "Written by hand" });
    await expect(byHand).toHaveAttribute("aria-pressed", "true");
    await expect(song.getByRole("img", { name: "by-hand.png" })).toBeVisible();
    await expect(song.getByRole("status")).toContainText(/page 1 of 1$/);
    await expectNoAxeViolations(page);

    await song.getByRole("button", { name: "Chart in A" }).click();
    // Two side by side where the screen is wide: five pages are turned in fewer steps.
    await expect(song.getByRole("status")).toContainText(/page 1 of [35]$/);
    await expectNoAxeViolations(page);
    await page.keyboard.press("PageDown");
    await expect(song.getByRole("status")).toContainText(/page 2 of [35]$/);
    await page.waitForTimeout(350);
    await page.keyboard.press("ArrowLeft");
    await expect(song.getByRole("status")).toContainText(/page 1 of [35]$/);
  },
);

test(
  "a document is kept on the device and opens without a network, and all come as one ZIP",
  { tag: "@laptop" },
  async ({ page, request, context, administrator }) => {
    await addPapers(request, administrator.session);
    await withoutSavePicker(page);
    await signIn(page, administrator, "/documents/index");
    await page.getByRole("button", { name: "Actions for Chart in A" }).click();
    await page.getByRole("menuitem", { name: "Keep offline" }).click();
    await expect(
      page.getByText("“Chart in A” opens without a network now", { exact: true }),
    ).toBeVisible();
    await page.getByText("Chart in A", { exact: true }).click();
    const view = page.getByRole("dialog", { name: "Chart in A" });
    await expect(view.getByText("On this device")).toBeVisible();
    await expect(view.getByText("Chart, page 1", { exact: true })).toBeAttached();
    await view.getByRole("button", { name: "Close" }).click();
    await context.setOffline(true);
    await page.getByText("Chart in A", { exact: true }).click();
    await expect(view.getByText("Chart, page 1", { exact: true })).toBeAttached();
    await view.getByRole("button", { name: "Close" }).click();
    await context.setOffline(false);

    await page.getByRole("button", { name: /^More/ }).first().click();
    await page.getByRole("menuitem", { name: "Download displayed documents as ZIP" }).click();
    const panel = page.getByRole("dialog", { name: "Download Documents" });
    await expect(panel).toContainText("1 document as one file, “Documents.zip”.");
    await expectNoAxeViolations(page);
    const zip = page.waitForEvent("download");
    await panel.getByRole("button", { name: "Download", exact: true }).click();
    expect((await zip).suggestedFilename()).toBe("Documents.zip");
  },
);
