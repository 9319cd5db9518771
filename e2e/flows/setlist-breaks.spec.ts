import type { APIRequestContext } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import type { RegisteredMember } from "../support/member.ts";
import { column, openEditor, saveIt } from "../support/setlist-board.ts";
import { addSetlist, inSection } from "../support/setlists.ts";
import { addSongs } from "../support/songs.ts";

/** Two sets of half an hour from eight o'clock on, planned to the minute. */
async function addEvening(
  request: APIRequestContext,
  { session }: RegisteredMember,
  interludes: { afterSequence: number; seconds: number }[] = [],
) {
  const songs = await addSongs(
    request,
    session,
    ["Marigold", "Small Hours"].map((title) => ({ title, status: "C" as const })),
  );
  return addSetlist(request, session, {
    name: "Late set",
    startTime: "20:00",
    plannedLength: 60,
    songs: songs.flatMap((song, index) =>
      inSection(index + 1, [song]).map((entry) => ({ ...entry, seconds: 1800 })),
    ),
    interludes: interludes.map((each) => ({
      ...each,
      setlistSectionId: 1,
      kind: "break" as const,
      text: "",
    })),
  });
}

test("a break stands between two sets, and not in the first of them: built, read, on stage and on paper", async ({
  page,
  request,
  administrator,
  isMobile,
}) => {
  const { id } = await addEvening(request, administrator);
  await openEditor(page, administrator, id);
  const showSet = async (name: string) => {
    if (isMobile) await page.getByRole("group", { name: "Lists" }).getByText(name).click();
  };
  await showSet("Set 1");
  await page.getByRole("button", { name: "Add a break before Set 2" }).click();
  const dialog = page.getByRole("dialog", { name: "Break before Set 2" });
  await expect(dialog.getByLabel("Length")).toHaveValue("20");
  await expectNoAxeViolations(page);
  await dialog.getByLabel("Length").fill("300");
  await expect(dialog.getByText("At most 240 minutes")).toBeVisible();
  await dialog.getByLabel("Length").fill("25");
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("button", { name: "25 min before Set 2" })).toHaveText("25 min");
  await expect(column(page, "First Set")).toContainText("30 min");
  await expect(column(page, "First Set")).toContainText("20:00–20:30");
  await showSet("Set 2");
  await expect(column(page, "Second Set")).toContainText("20:55–21:25");
  await expect(page.getByRole("region", { name: "Running time" })).toContainText("Dead On");
  await expectNoAxeViolations(page);
  await page.getByRole("tab", { name: "Setup" }).click();
  await expect(page.getByLabel("Break between sets")).toHaveValue("25");
  await expect(page.getByText(/^Of what is played, with the encore/)).toBeVisible();
  await saveIt(page);

  await page.goto(`/setlist/${id}`);
  const first = page.getByRole("region", { name: "First Set" });
  await expect(first).toContainText("Break 25 min");
  await expect(first).toContainText("30 min");
  await expect(page.getByRole("region", { name: "Running time" })).toContainText("25 min break");
  await expect(page.getByText("20:00–21:25")).toBeVisible();

  await page.goto(`/setlist/${id}/print`);
  const paper = page.getByRole("dialog", { name: "Print Late set" }).last();
  await expect(paper.getByRole("listitem")).toHaveText([
    /1.*Marigold/,
    "— Break 25 min",
    /1.*Small Hours/,
  ]);

  await page.goto(`/setlist/${id}/stage`);
  const stage = page.getByRole("dialog", { name: "Stage view of Late set" });
  await expect(stage.getByText("Break 25 min")).toBeVisible();
  await stage.getByRole("link", { name: /^1 Marigold/ }).click();
  await expect(
    stage.getByRole("region", { name: "Marigold" }).getByText("Break 25 min"),
  ).toBeVisible();
});

test(
  "a break at the end of a set can be made the one between the sets",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    const { id } = await addEvening(request, administrator, [{ afterSequence: 1, seconds: 900 }]);
    await openEditor(page, administrator, id);
    const first = column(page, "First Set");
    await expect(first).toContainText("45 min");
    await first.getByRole("button", { name: "More for Break" }).click();
    await page.getByRole("menuitem", { name: "Between the sets" }).click();
    await expect(page.getByRole("button", { name: "15 min before Set 2" })).toBeVisible();
    await expect(first).toContainText("30 min");
    await page.keyboard.press("Control+z");
    await expect(first).toContainText("45 min");
    await expect(page.getByRole("button", { name: "Add a break before Set 2" })).toBeVisible();
  },
);
