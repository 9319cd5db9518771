import { expect, test } from "../support/flow.ts";
import { signIn } from "../support/member.ts";

test(
  "the browser asks before a tab with unsaved changes closes, and lets one without them go",
  { tag: "@laptop" },
  async ({ page, administrator }) => {
    await signIn(page, administrator, "/song/add");
    const title = page.getByRole("textbox", { name: "Title" });
    await title.fill("Marigold");
    const asked = page.waitForEvent("dialog");
    await page.close({ runBeforeUnload: true });
    const question = await asked;
    expect(question.type()).toBe("beforeunload");
    await question.dismiss();
    await expect(title).toHaveValue("Marigold");

    await title.fill("");
    const closed = page.waitForEvent("close");
    await page.close({ runBeforeUnload: true });
    await closed;
  },
);
