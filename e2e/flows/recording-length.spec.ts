import { wavFile } from "../../apps/server/test/sounds.ts";
import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { signIn } from "../support/member.ts";
import { addSongs } from "../support/songs.ts";

test(
  "a length that was set by hand survives an upload, and the recording's is one press away",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    const { session } = administrator;
    const [song] = await addSongs(request, session, [{ title: "Paper Lanterns" }]);
    const path = `/api/savesong/${song?.id}`;
    const headers = { authorization: `Bearer ${session.token}` };
    await request.post(path, { headers, data: { seconds: 288 } });
    await signIn(page, administrator, `/songs/${song?.id}/upload`);
    const buffer = wavFile({ seconds: 12, rate: 8_000, channels: 1 });
    await page
      .getByLabel("Choose a recording")
      .setInputFiles({ name: "lanterns.wav", mimeType: "audio/wav", buffer });
    const offer = page.getByRole("button", { name: "Use the recording’s length 0:12" });
    await expect(offer).toBeVisible();
    await expectNoAxeViolations(page);

    await page.goto(`/song/${song?.id}/edit`);
    const duration = page.getByRole("textbox", { name: "Duration" });
    await expect(duration).toHaveValue("4:48");
    await offer.click();
    await expect(duration).toHaveValue("0:12");
    await expect(offer).toHaveCount(0);
    await duration.fill("4:48");
    await expect(offer).toBeVisible();

    await page.goto(`/song/${song?.id}`);
    await expect(page.getByRole("list", { name: "Facts" })).toContainText("4:48");
    const saving = page.waitForRequest(`**${path}`);
    await offer.click();
    expect((await saving).postDataJSON()).toEqual({ seconds: 12 });
    await expect(page.getByText("4:48")).toHaveCount(0);
    await expect(offer).toHaveCount(0);
  },
);

test(
  "the upload page of a song that is not there says so, and takes no file",
  { tag: "@laptop" },
  async ({ page, administrator }) => {
    await signIn(page, administrator, "/songs/999999/upload");
    await expect(page.getByText("Fetch Error, Invalid Record")).toBeVisible();
    await expect(page.getByLabel("Choose a recording")).toHaveCount(0);
    await page.goto("/songs/nothing/upload");
    await expect(page.getByText("No song ID provided")).toBeVisible();
  },
);
