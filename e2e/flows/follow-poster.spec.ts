import { readFile } from "node:fs/promises";
import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { chooseForList } from "../support/list-screen.ts";
import { signIn } from "../support/member.ts";
import { pdfQrCode } from "../support/pdf-code.ts";
import { pdfPages, pdfText } from "../support/pdf-text.ts";
import { readQrCode } from "../support/qr-code.ts";

test(
  "a poster leads to where fans follow the band, on the screen and in its file, in words of the band's own",
  { tag: "@phone" },
  async ({ page, administrator }) => {
    const { bandUser } = await signIn(page, administrator, "/bandFollowers/index");
    await expect(page.getByRole("heading", { name: /^Who wants to hear/ })).toBeVisible();
    const address = new URL(`/follow/${bandUser.TheBand.identity}`, page.url());
    await chooseForList(page, "Print poster");
    const poster = page.getByRole("dialog", { name: "Poster" });
    await expect(poster.getByRole("heading", { name: bandUser.TheBand.name })).toBeVisible();
    await poster.getByLabel("Words on the poster").fill("Wir spielen. Hört es zuerst.");
    await expectNoAxeViolations(page);
    expect(await readQrCode(poster.getByRole("img", { name: /^Code with the address/ }))).toBe(
      address.href,
    );
    const saved = page.waitForEvent("download");
    await poster.getByRole("button", { name: "Save as PDF" }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe(`Follow ${bandUser.TheBand.name}.pdf`);
    const file = await readFile(await download.path());
    expect(pdfPages(file)).toBe(1);
    expect(pdfText(file)).toEqual(
      expect.arrayContaining([
        "Wir spielen. Hört es zuerst.",
        `${address.host}${address.pathname}`,
      ]),
    );
    expect(pdfQrCode(file)).toBe(address.href);
  },
);
