import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { said } from "../support/list-screen.ts";
import { signIn } from "../support/member.ts";
import { paper } from "../support/paper.ts";
import { addRecordedSongs } from "../support/recordings.ts";

test("a band puts its press kit together, and a booker hears and reads it without signing in", async ({
  page,
  browser,
  request,
  administrator,
}) => {
  const { token, bandUser } = administrator.session;
  await addRecordedSongs(request, administrator.session, ["Paper Lanterns"]);
  const buffer = paper(["Four on stage, and one at the desk"]);
  await request.post("/api/documentupload", {
    headers: { authorization: `Bearer ${token}` },
    multipart: {
      title: "Technical rider",
      file: { name: "rider.pdf", mimeType: "application/pdf", buffer },
    },
  });
  await signIn(page, administrator, "/band/index");
  await page.getByRole("button", { name: "More for the band" }).click();
  await page.getByRole("menuitem", { name: "Press kit" }).click();
  const kit = page.getByRole("dialog", { name: "Press Kit" });
  await kit.getByRole("switch", { name: "Everybody may see it" }).check();
  await kit.getByRole("combobox", { name: "Add a song with a recording" }).fill("lant");
  await kit.getByRole("option", { name: /Paper Lanterns/ }).click();
  await kit.getByRole("combobox", { name: "Add a document" }).fill("rider");
  await kit.getByRole("option", { name: /Technical rider/ }).click();
  await expect(kit.getByText("By the private address only")).toBeVisible();
  await kit.getByRole("button", { name: "Make a private address" }).click();
  const link = await kit.getByLabel("Private link").inputValue();
  await expectNoAxeViolations(page);
  await kit.getByRole("button", { name: "Save", exact: true }).click();
  await expect(said(page, "The press kit was saved")).toBeAttached();

  const context = await browser.newContext({ javaScriptEnabled: false });
  const booker = await context.newPage();
  await booker.goto(new URL(`/press/${bandUser.TheBand.identity}`, page.url()).href);
  await expect(booker.getByRole("heading", { name: "Listen" })).toBeVisible();
  await expect(booker.getByText("Technical rider")).toHaveCount(0);
  await booker.goto(link);
  const read = await booker.request.get(
    (await booker.getByRole("link", { name: "Technical rider" }).getAttribute("href")) ?? "",
  );
  expect(read.headers()["content-type"]).toBe("application/pdf");
  await context.close();

  await page.goto(new URL(link).pathname);
  await expectNoAxeViolations(page);
  const song = page.getByLabel("Recording of Paper Lanterns");
  await song.evaluate((audio: HTMLAudioElement) => audio.play());
  await expect
    .poll(() => song.evaluate((audio: HTMLAudioElement) => audio.currentTime))
    .toBeGreaterThan(0);
});
