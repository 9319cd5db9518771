import { expectNoAxeViolations } from "../support/axe.ts";
import { addEvent } from "../support/events.ts";
import { expect, test } from "../support/flow.ts";
import { signIn } from "../support/member.ts";

test(
  "a rehearsal comes again every week, and is changed and deleted from one on",
  { tag: "@laptop" },
  async ({ page, administrator }) => {
    await addEvent(administrator.session, { name: "Practice", inDays: 3, type: "RH" });
    await signIn(page, administrator, "/events/index");
    const rows = page.getByRole("main").getByRole("row", { name: /^(Practice|Choir)/ });
    await rows
      .first()
      .getByRole("button", { name: /^Actions for/ })
      .click();
    await page.getByRole("menuitem", { name: "Repeat" }).click();
    const repeat = page.getByRole("dialog", { name: "Repeat Event" });
    await repeat.getByLabel("Again").fill("0");
    await repeat.getByRole("button", { name: /^Add/ }).click();
    await expect(repeat.getByText("Every 1 to 52 weeks, and from 1 to 52 times")).toBeVisible();
    await repeat.getByLabel("Again").fill("3");
    await expectNoAxeViolations(page);
    await repeat.getByRole("button", { name: "Add 3 more" }).click();
    await expect(page.getByText("“Practice” was added 3 times", { exact: true })).toBeVisible();
    await expect(rows).toHaveCount(4);

    await rows
      .nth(1)
      .getByRole("button", { name: /^Actions for/ })
      .click();
    await page.getByRole("menuitem", { name: "Edit Event" }).click();
    const form = page.getByRole("form", { name: "Practice" });
    await form.getByLabel("Title").fill("Choir");
    await form.getByRole("button", { name: "Save" }).click();
    await page.getByRole("button", { name: "This and 2 after it" }).click();
    await expect(rows.filter({ hasText: "Choir" })).toHaveCount(3);

    await rows
      .nth(2)
      .getByRole("button", { name: /^Actions for/ })
      .click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await page.getByRole("button", { name: "This and 1 after it" }).click();
    await expect(
      page.getByText("“Choir” and 1 after it were deleted", { exact: true }),
    ).toBeVisible();
    await expect(rows).toHaveCount(2);
  },
);
