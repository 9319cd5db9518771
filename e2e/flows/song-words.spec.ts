import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { signIn } from "../support/member.ts";
import { addSongs, saveSongElsewhere } from "../support/songs.ts";

const CHART =
  "{sov: Verse 1}\n[G]Paper [D]lanterns\n{eov}\n{c: Everybody}\n{soc}\n[C]Burning low\n{eoc}";

test("singers see the words of the chart, write their own from them, and hear when the chart changes", async ({
  page,
  request,
  administrator,
}) => {
  const { session } = administrator;
  const [song] = await addSongs(request, session, [{ title: "Paper Lanterns" }]);
  const id = song?.id ?? 0;
  await saveSongElsewhere(request, session, id, { tab: CHART });
  await signIn(page, administrator, `/song/${id}`);
  await page.getByRole("tab", { name: "Lyrics" }).click();
  const words = page.getByRole("region", { name: "Lyrics" });
  await expect(words).toContainText("Verse 1");
  await expect(words).toContainText("Everybody");
  await expect(words).toContainText("Paper lanterns");
  await expect(page.getByText("From the chart, and changes with it")).toBeVisible();
  await expectNoAxeViolations(page);

  await page.goto(`/song/${id}/edit`);
  await page.getByRole("button", { name: "Begin from the chart’s words" }).click();
  const lyrics = page.getByRole("textbox", { name: "Lyrics" });
  await lyrics.fill(`${await lyrics.inputValue()}\nand out`);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("button", { name: "Save", exact: true })).toHaveCount(0);
  await saveSongElsewhere(request, session, id, { tab: CHART.replace("low", "high") });

  await page.goto(`/song/${id}`);
  await page.getByRole("tab", { name: "Lyrics" }).click();
  await expect(words).toContainText("and out");
  await expect(
    page.getByText("The chart has changed since these words were written."),
  ).toBeVisible();
  await page.getByRole("button", { name: "Follow the chart" }).click();
  await expect(words).toContainText("Burning high");
  await expect(words).not.toContainText("and out");
});

test(
  "bars stand with their chords in one line, and moved chords say that the tab is not",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    const { session } = administrator;
    const [song] = await addSongs(request, session, [{ title: "Paper Lanterns" }]);
    const id = song?.id ?? 0;
    const tab = "| Am | C |\n\n| F | G |\n\ne|--0--3--|\nB|--1--0--|";
    await saveSongElsewhere(request, session, id, { tab });
    await signIn(page, administrator, `/song/${id}`);
    const chart = page.getByRole("region", { name: "Chart" });
    await expect(chart.getByText("| Am | C |")).toBeVisible();
    const note = page.getByText("The chords are moved; the tab stays as it is written.");
    await expect(note).toBeHidden();
    await page.getByRole("button", { name: "Transpose up" }).click();
    await expect(note).toBeVisible();
    await page.goto(`/song/${id}/print/tab`);
    const paper = page.getByRole("dialog", { name: "Print Paper Lanterns" }).last();
    await expect(paper.getByText("| B♭m | D♭ |")).toBeVisible();
    await expect(paper.getByText("the tab stays as it is written")).toBeVisible();
  },
);
