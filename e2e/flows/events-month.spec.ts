import { addEvent } from "../support/events.ts";
import { expect, test } from "../support/flow.ts";
import { said } from "../support/list-screen.ts";
import { signIn } from "../support/member.ts";

const DAY = 24 * 60 * 60 * 1000;

/** Days until the middle of the next month: all around it is in the same picture. */
function toMidMonth(now: Date): number {
  const middle = new Date(now.getFullYear(), now.getMonth() + 1, 15);
  return Math.ceil((middle.getTime() - now.getTime()) / DAY);
}

test(
  "an event of the month is carried to another day by mouse and by keys, and taken back",
  { tag: "@laptop" },
  async ({ page, administrator }) => {
    const inDays = toMidMonth(new Date());
    await addEvent(administrator.session, { name: "Harvest dance", inDays });
    await signIn(page, administrator, "/events/index");
    await page.getByRole("button", { name: "The next month" }).click();
    const month = page.getByRole("region", { name: /^[A-Z][a-z]+ \d{4}$/ });
    const event = month.getByRole("link", { name: "The Half Crown" });
    const days = month.getByRole("listitem");
    await expect(event).toBeVisible();
    const place = async () =>
      (await days.allTextContents()).findIndex((day) => day.includes("The Half Crown"));
    const first = await place();
    const expectMoved = (by: number) => expect.poll(place).toBe(first + by);

    await event.dragTo(days.nth(first + 2));
    await expect(
      said(page, /“Harvest dance” is on .+ now. Those who were told are not told again by itself/),
    ).toBeAttached();
    await expectMoved(2);
    await page.getByRole("button", { name: "Undo" }).click();
    await expectMoved(0);

    await event.focus();
    await page.keyboard.press("Alt+ArrowRight");
    await expectMoved(1);
    await expect(event).toBeFocused();
    await page.keyboard.press("Alt+ArrowUp");
    await expectMoved(-6);
  },
);
