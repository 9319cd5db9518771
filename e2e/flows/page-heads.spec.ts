import { expect, test } from "../support/flow.ts";
import { signIn } from "../support/member.ts";
import { addLateSet, saveSetlistElsewhere } from "../support/setlist-board.ts";

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

test("a set list says what it is in a head that leaves the screen to what is played", async ({
  page,
  request,
  administrator: { session },
  administrator,
}) => {
  const { id } = await addLateSet(request, session, 2, [2]);
  const description = "Two sets and an encore, loud from the start.";
  await saveSetlistElsewhere(request, session, id, { description, startTime: "20:45" });
  await signIn(page, administrator, `/setlist/${id}`);
  const main = page.getByRole("main");
  const runningTime = main.getByRole("region", { name: "Running time" });
  await expect(runningTime).toBeVisible();
  const title = await main.getByRole("heading", { level: 1 }).boundingBox();
  const facts = await main.getByRole("list", { name: "Facts" }).boundingBox();
  const head = (facts?.y ?? 0) + (facts?.height ?? 0) - (title?.y ?? 0);
  expect(head).toBeGreaterThan(0);
  expect(head).toBeLessThanOrEqual(150);
  expect((await runningTime.boundingBox())?.y).toBeLessThan(260);
});

test(
  "a name without a space ends within the page, and so does what stands beside it",
  { tag: "@phone" },
  async ({ page, request, administrator: { session }, administrator }) => {
    const name = "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz";
    const { id } = await addLateSet(request, session, 1, [1]);
    await saveSetlistElsewhere(request, session, id, { name, description: name });
    await page.setViewportSize({ width: 320, height: 640 });
    await signIn(page, administrator, `/setlist/${id}`);
    const main = page.getByRole("main");
    for (const shown of [main.getByRole("heading", { name }), main.getByText(name).last()]) {
      const box = await shown.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(320);
      expect(
        await shown.evaluate((element) => element.scrollWidth - element.clientWidth),
      ).toBeLessThanOrEqual(0);
    }
  },
);
