import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { signIn } from "../support/member.ts";
import { addSongs } from "../support/songs.ts";
import { arrange } from "../support/windows.ts";

test.beforeEach(async ({ page, request, administrator }) => {
  await addSongs(request, administrator.session, [
    { title: "Half Moon" },
    { title: "Northbound Train" },
    { title: "Paper Lanterns" },
  ]);
  await signIn(page, administrator, "/songs/index");
  await expect(page.getByRole("row", { name: /^Half Moon,/ })).toBeVisible();
});

test("the command palette finds a song and opens it", { tag: "@laptop" }, async ({ page }) => {
  await page.keyboard.press("Control+k");
  const field = page.getByRole("combobox", { name: "Find anything" });
  await expect(field).toBeFocused();
  await expectNoAxeViolations(page);
  await field.fill("north");
  await expect(page.getByRole("option", { name: /Northbound Train/ })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await page.keyboard.press("Enter");
  const song = page.getByRole("dialog", { name: "Northbound Train", exact: true });
  await expect(song).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(song).toBeHidden();
});

test(
  "the question mark lists the keys, and the slash goes to the search",
  { tag: "@laptop" },
  async ({ page }) => {
    await page.keyboard.press("?");
    const keys = page.getByRole("dialog", { name: "Keyboard" });
    await expect(keys.getByText("Find anything")).toBeVisible();
    await expect(keys.getByText("List the keys")).toBeVisible();
    await expect(keys.getByText("Next row").locator("..")).toContainText(/J\s*or\s*↓/);
    await expect(keys.getByText("Row before").locator("..")).toContainText(/K\s*or\s*↑/);
    await expect(keys.getByText("Change its status")).toBeVisible();
    await expectNoAxeViolations(page);
    await page.keyboard.press("Escape");
    await expect(keys).toBeHidden();
    await page.keyboard.press("/");
    await expect(page.getByRole("searchbox")).toBeFocused();
  },
);

test(
  "the arrows move through the rows, Enter opens one, Escape gives the focus back",
  { tag: "@laptop" },
  async ({ page }) => {
    const row = (title: string) => page.getByRole("row", { name: new RegExp(`^${title},`) });
    await page.keyboard.press("/");
    await expect(page.getByRole("searchbox")).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(row("Half Moon")).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(row("Northbound Train")).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(row("Northbound Train")).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("ArrowLeft");
    await expect(row("Northbound Train")).toHaveAttribute("aria-expanded", "false");
    await page.keyboard.press("End");
    await expect(row("Paper Lanterns")).toBeFocused();
    await page.keyboard.press("Enter");
    const song = page.getByRole("dialog", { name: "Paper Lanterns", exact: true });
    await expect(song).toBeVisible();
    await expect(row("Paper Lanterns")).not.toBeFocused();
    await page.keyboard.press("Escape");
    await expect(song).toBeHidden();
    await expect(row("Paper Lanterns")).toBeFocused();
  },
);

test(
  "a song gets another status, is bookmarked and edited by keys from its row",
  { tag: "@laptop" },
  async ({ page }) => {
    const row = page.getByRole("row", { name: /^Northbound Train,/ });
    await page.keyboard.press("j");
    await page.keyboard.press("j");
    await expect(row).toBeFocused();
    await page.keyboard.press("b");
    await expect(row.getByRole("button", { name: "Remove bookmark of" })).toBeVisible();
    await page.keyboard.press("s");
    await expect(page.getByRole("menuitemradio", { name: "WIP" })).toBeChecked();
    await expectNoAxeViolations(page);
    await page.getByRole("menuitemradio", { name: "Current" }).press("Enter");
    await expect(row).toContainText("Current");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(row).toContainText("WIP");
    await row.focus();
    await page.keyboard.press("e");
    await expect(page.getByRole("dialog", { name: "Edit Northbound Train" })).toBeVisible();
  },
);

test(
  "the menu of a row names the keys of the row, and does what they do",
  { tag: "@laptop" },
  async ({ page }) => {
    const row = page.getByRole("row", { name: /^Northbound Train,/ });
    const actions = page.getByRole("button", { name: "Actions for Northbound Train" });
    const item = (name: string) => page.getByRole("menuitem", { name });
    await actions.click();
    await expect(item("Select")).toHaveAttribute("aria-keyshortcuts", "x");
    await item("Select").click();
    await expect(page.getByText("1 selected")).toBeVisible();
    await actions.click();
    await item("Deselect").click();
    await expect(page.getByText("1 selected")).toBeHidden();
    await actions.click();
    await expect(item("Change status")).toHaveAttribute("aria-keyshortcuts", "s");
    await item("Change status").click();
    await page.getByRole("menuitemradio", { name: "Current" }).click();
    await expect(row).toContainText("Current");
  },
);

test(
  "a song gets another status with two presses in its row",
  { tag: "@laptop" },
  async ({ page }) => {
    const row = page.getByRole("row", { name: /^Paper Lanterns,/ });
    await row.getByRole("button", { name: "WIP" }).click();
    await page.getByRole("menuitemradio", { name: "Current" }).click();
    await expect(row).toContainText("Current");
    await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  },
);

test("a song is rated with two presses in its row", { tag: "@laptop" }, async ({ page }) => {
  const row = page.getByRole("row", { name: /^Half Moon,/ });
  await row.getByRole("button", { name: "Rate Half Moon" }).click();
  const panel = page.getByRole("dialog", { name: "Rating of Half Moon" });
  await panel.getByRole("radio", { name: "9 stars" }).check({ force: true });
  await expect(row).toContainText("9.0");
  await expectNoAxeViolations(page);
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(row.getByRole("button", { name: "Average rating 9.0" })).toBeFocused();
});

test("a window that floats is moved with the arrow keys", { tag: "@laptop" }, async ({ page }) => {
  await page.getByRole("row", { name: /^Half Moon,/ }).focus();
  await page.keyboard.press("Enter");
  const song = page.getByRole("dialog", { name: "Half Moon", exact: true });
  const place = async () => {
    const box = await song.boundingBox();
    return { x: box?.x ?? Number.NaN, y: box?.y ?? Number.NaN };
  };
  await arrange(page, song, "Float");
  await song.getByRole("button", { name: "Move with the arrow keys" }).focus();
  const before = await place();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  // A window in the middle of a screen may begin at half a pixel.
  await expect.poll(async () => Math.round((await place()).x - before.x)).toBe(16);
  await expect.poll(async () => Math.round((await place()).y - before.y)).toBe(32);
});

test("g and a letter go to a page", { tag: "@laptop" }, async ({ page }) => {
  await page.keyboard.press("g");
  await page.keyboard.press("d");
  await expect(page).toHaveURL(/\/dashboard$/);
});
