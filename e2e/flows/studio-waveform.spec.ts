import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { signIn } from "../support/member.ts";
import { centreOf, pinch, swipe } from "../support/pointer.ts";
import { addRecordedSongs } from "../support/recordings.ts";
import { openStudio, placeOf, showPanels } from "../support/studio.ts";

const SONG = "Northbound Train";

test.beforeEach(async ({ page, request, administrator }) => {
  await addRecordedSongs(request, administrator.session, [SONG], 60);
  await signIn(page, administrator, "/songs/index");
});

test(
  "the wheel looks closer, the view leaves the playhead, and the arrow leads back",
  { tag: "@laptop" },
  async ({ page }) => {
    const studio = await openStudio(page, SONG);
    const waveform = studio.getByRole("group", { name: "Waveform" });
    const { x, y } = await centreOf(waveform);
    await page.mouse.move(x, y);
    for (let notch = 0; notch < 6; notch += 1) await page.mouse.wheel(0, -120);
    await expect(studio.getByRole("slider", { name: "Zoom" })).toHaveValue("65");
    await expectNoAxeViolations(page);

    await studio.getByRole("slider", { name: "Pan" }).fill("90");
    await waveform.getByRole("button", { name: "Return to playhead" }).click();
    await expect(waveform.getByRole("button", { name: "Return to playhead" })).toBeHidden();
    await expect(studio.getByRole("button", { name: "Jump to playhead" })).toBeDisabled();

    await studio.getByRole("button", { name: "Forward 10 seconds" }).click();
    await studio.getByRole("button", { name: "Forward 10 seconds" }).click();
    await studio.getByRole("slider", { name: "Pan" }).fill("1");
    await expect(waveform.getByRole("button", { name: "Advance to playhead" })).toBeVisible();
    await studio.getByRole("button", { name: "Jump to playhead" }).click();
    await expect(waveform.getByRole("button", { name: "Advance to playhead" })).toBeHidden();

    await page.mouse.move(x, y);
    for (let notch = 0; notch < 7; notch += 1) await page.mouse.wheel(0, 120);
    await expect(studio.getByRole("slider", { name: "Zoom" })).toHaveValue("5");
    await expect(studio.getByRole("slider", { name: "Pan" })).toBeHidden();
  },
);

test(
  "a loop is drawn, pulled at its end, moved, and cleared by a double press",
  { tag: "@laptop" },
  async ({ page }) => {
    const studio = await openStudio(page, SONG);
    const waveform = studio.getByRole("group", { name: "Waveform" });
    const { x, y, width, height } = (await waveform.boundingBox()) ?? failed();
    const at = (share: number) => [x + width * share, y + height / 2] as const;
    const drag = async (from: number, to: number) => {
      await page.mouse.move(...at(from));
      await page.mouse.down();
      await page.mouse.move(...at((from + to) / 2), { steps: 3 });
      await page.mouse.move(...at(to), { steps: 3 });
      await page.mouse.up();
    };
    const seconds = async (name: string) =>
      Number(await waveform.getByRole("slider", { name }).getAttribute("aria-valuenow"));

    await drag(0.25, 0.5);
    await expect(waveform.getByRole("button", { name: /^Loop · 1[45]\.\d s$/ })).toBeVisible();
    expect(await seconds("Loop start")).toBeCloseTo(15, 0);
    await drag(0.4, 0.5);
    expect(await seconds("Loop start")).toBeCloseTo(21, 0);
    expect(await seconds("Loop end")).toBeCloseTo(36, 0);

    await waveform.getByRole("slider", { name: "Loop end" }).focus();
    const before = await seconds("Loop end");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Shift+ArrowRight");
    expect((await seconds("Loop end")) - before).toBeCloseTo(1.1, 3);
    await expectNoAxeViolations(page);

    await page.mouse.dblclick(...at(0.5));
    await expect(waveform.getByRole("slider", { name: "Loop start" })).toBeHidden();
    await expect(studio.getByRole("button", { name: "Loop", exact: true })).toHaveAttribute(
      "aria-pressed",
      "false",
    );
  },
);

test(
  "a marker is moved by keys and by hand, and stays within the recording",
  { tag: "@laptop" },
  async ({ page }) => {
    const studio = await openStudio(page, SONG);
    const waveform = studio.getByRole("group", { name: "Waveform" });
    await studio.press("m");
    await page.getByRole("button", { name: "Set", exact: true }).click();
    const marker = waveform.getByRole("button", { name: /^Marker 1, marker at/ });
    await expect(marker).toHaveAccessibleName("Marker 1, marker at 0:00.0");
    await marker.focus();
    await page.keyboard.press("ArrowLeft");
    await expect(marker).toHaveAccessibleName("Marker 1, marker at 0:00.0");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Shift+ArrowRight");
    await expect(marker).toHaveAccessibleName("Marker 1, marker at 0:01.1");

    const from = await centreOf(marker);
    const { x, width } = (await waveform.boundingBox()) ?? failed();
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(x + width / 2, from.y, { steps: 5 });
    await page.mouse.up();
    await expect(marker).toHaveAccessibleName(/marker at 0:[23]\d/);
    await page.mouse.move(...(await pointOf(marker)));
    await page.mouse.down();
    await page.mouse.move(x + width * 2, from.y, { steps: 5 });
    await page.mouse.up();
    await expect(marker).toHaveAccessibleName(/marker at (0:59\.\d|1:00\.\d)/);
  },
);

test(
  "two fingers look closer, one moves along, and a press puts the playhead there",
  { tag: "@phone" },
  async ({ page }) => {
    const studio = await openStudio(page, SONG);
    const waveform = studio.getByRole("group", { name: "Waveform" });
    const { x, y, width } = (await waveform.boundingBox()) ?? failed();
    const middle = { x: x + width / 2, y: y + 80 };
    // For those who cannot pinch and pull, the sliders stand in a panel.
    await showPanels(studio, "Sound");
    await pinch(page, { middle, from: 60, to: 300 });
    const zoom = async () =>
      Number(await studio.getByRole("slider", { name: "Zoom" }).inputValue());
    await expect.poll(zoom).toBeGreaterThan(20);
    const pan = studio.getByRole("slider", { name: "Pan" });
    const before = Number(await pan.inputValue());
    await swipe(page, { from: middle, to: { x: middle.x - 120, y: middle.y } });
    await expect.poll(async () => Number(await pan.inputValue())).toBeGreaterThan(before + 2);
    await page.touchscreen.tap(middle.x, middle.y);
    await expect.poll(() => placeOf(studio)).toBeGreaterThan(20);
    await expectNoAxeViolations(page);
  },
);

async function pointOf(target: Parameters<typeof centreOf>[0]): Promise<[number, number]> {
  const { x, y } = await centreOf(target);
  return [x, y];
}

function failed(): never {
  throw new Error("The waveform is not there.");
}
