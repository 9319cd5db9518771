import { expect, test } from "../support/flow.ts";
import { signIn } from "../support/member.ts";
import { addLateSet } from "../support/setlist-board.ts";

test(
  "what a song and a set list say begins close below their names, as on a list",
  { tag: "@laptop" },
  async ({ page, request, administrator: { session }, administrator }) => {
    const { id, songs } = await addLateSet(request, session, 2, [2]);
    await signIn(page, administrator);
    const first = [
      { path: `/song/${songs[0]?.id}`, line: "The Band" },
      { path: `/setlist/${id}`, line: /2 songs/ },
    ];
    for (const { path, line } of first) {
      await page.goto(path);
      const main = page.getByRole("main");
      const below = await main.getByText(line).first().boundingBox();
      const head = await main.locator("header").first().boundingBox();
      expect((below?.y ?? 0) - (head?.y ?? 0) - (head?.height ?? 0)).toBeLessThan(16);
    }
  },
);
