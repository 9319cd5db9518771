import { expect, test } from "../support/flow.ts";
import { signIn } from "../support/member.ts";
import { addLateSet } from "../support/setlist-board.ts";

/** As much as a finger needs, a little less than half of it either way. */
const REACH = 21.5;

for (const path of ["/songs/index", "/setlists/index"]) {
  test(
    `a finger has 44 pixels for each filter of ${path}`,
    { tag: "@phone" },
    async ({ page, request, administrator: { session }, administrator }) => {
      await addLateSet(request, session, 2, [2]);
      await signIn(page, administrator, path);
      const filters = page.getByRole("group", { name: "Filters" }).getByRole("button");
      await expect(filters.nth(2)).toBeInViewport();
      const missed = await filters.evaluateAll(
        (chips, reach) =>
          chips.slice(0, 2).filter((chip) => {
            const { x, y, width, height } = chip.getBoundingClientRect();
            return [-reach, reach].some(
              (off) => document.elementFromPoint(x + width / 2, y + height / 2 + off) !== chip,
            );
          }).length,
        REACH,
      );
      expect(missed).toBe(0);
    },
  );
}
