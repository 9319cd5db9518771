import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { signIn } from "../support/member.ts";
import { addRecordedSongs } from "../support/recordings.ts";
import { openStudio, placeOf, showPanels } from "../support/studio.ts";
import { arrange } from "../support/windows.ts";

test.beforeEach(async ({ page, request, administrator }) => {
  await addRecordedSongs(request, administrator.session, ["Amber Road", "Low Tide"]);
  await signIn(page, administrator, "/songs/index");
});

test("a studio is worked by keys alone", { tag: "@laptop" }, async ({ page }) => {
  const studio = await openStudio(page, "Low Tide");
  await page.keyboard.press("Space");
  await expect(studio.getByRole("button", { name: "Pause" })).toBeVisible();
  await page.keyboard.press("Space");
  await expect(studio.getByRole("button", { name: "Play", exact: true })).toBeVisible();

  await page.keyboard.press("m");
  const dialog = page.getByRole("dialog", { name: "Add Marker" });
  await expect(dialog.getByLabel("Name", { exact: true })).toHaveValue("Marker 1");
  await page.keyboard.type("Solo");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await page.keyboard.press("e");
  const edit = page.getByRole("dialog", { name: "Edit Marker" });
  await expect(edit.getByLabel("Name", { exact: true })).toHaveValue("Solo");
  await page.keyboard.press("Escape");
  await expect(edit).toBeHidden();
  await expect(studio).toBeVisible();

  await page.keyboard.press("l");
  await expect(studio.getByRole("button", { name: "Loop", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(studio.getByRole("button", { name: "Pause" })).toBeVisible();
  await page.keyboard.press("Space");

  const speed = studio.getByRole("slider", { name: "Speed", exact: true });
  for (const key of [",", ",", "."]) await page.keyboard.press(key);
  await expect(speed).toHaveValue("0.95");
  const semitones = studio.getByRole("slider", { name: "Semitones" });
  for (const key of ["j", "j", "k"]) await page.keyboard.press(key);
  await expect(semitones).toHaveValue("-1");
  await studio.getByRole("button", { name: "Semitones +2" }).click();
  await expect(semitones).toHaveValue("2");
  await studio.getByRole("button", { name: "Semitones −12" }).click();
  await expect(semitones).toHaveValue("-12");

  const zoom = studio.getByRole("slider", { name: "Zoom" });
  await expect(zoom).toHaveValue("5");
  await expect(studio.getByRole("button", { name: "Reset zoom" })).toBeHidden();
  await expect(studio.getByRole("slider", { name: "Pan" })).toBeHidden();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press("Control+=");
  await expect(zoom).toHaveValue("105");
  await expect(studio.getByText(/^21× · \d(\.\d)? s$/)).toBeVisible();
  const pan = studio.getByRole("slider", { name: "Pan" });
  const before = Number(await pan.inputValue());
  await page.keyboard.press("ArrowRight");
  await expect.poll(async () => Number(await pan.inputValue())).toBeGreaterThan(before);
  await page.keyboard.press("Control+-");
  await expect(zoom).toHaveValue("85");
  await page.keyboard.press("Control+0");
  await expect(zoom).toHaveValue("5");

  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: "Keyboard" });
  await expect(keys.getByRole("heading", { name: "Audio Studio" })).toBeVisible();
  await expect(keys.getByText("Play from the loop start")).toBeVisible();
  for (const label of ["Begin the loop here", "End the loop here", "Slower", "A semitone lower"])
    await expect(keys.getByText(label)).toBeVisible();
  await expectNoAxeViolations(page);
});

test(
  "everything in a studio is reached and worked without a pointer",
  { tag: "@laptop" },
  async ({ page }) => {
    /** Goes on by Tab, or back, to what has this name. */
    const to = async (name: string | RegExp, key: "Tab" | "Shift+Tab" = "Tab") => {
      const target = page.locator(":focus").and(
        page
          .getByRole("button", { name, exact: true })
          .or(page.getByRole("slider", { name, exact: true }))
          .or(page.getByRole("switch", { name, exact: true }))
          .or(page.getByRole("tab", { name, exact: true }))
          .or(page.getByRole("textbox", { name, exact: true }))
          .or(page.getByRole("spinbutton", { name, exact: true })),
      );
      for (let press = 0; press < 70; press += 1) {
        await page.keyboard.press(key);
        if ((await target.count()) > 0) return;
      }
      throw new Error(`Tab never comes to ${name}.`);
    };

    await page.getByRole("button", { name: "Actions for Low Tide" }).focus();
    await page.keyboard.press("Enter");
    const entry = page.getByRole("menuitem", { name: "Audio Studio" });
    await expect(entry).toBeVisible();
    // Other entries begin with the same letter, and each press goes on to the next.
    while ((await entry.and(page.locator(":focus")).count()) === 0) await page.keyboard.press("a");
    await page.keyboard.press("Enter");
    const studio = page.getByRole("dialog", { name: "Low Tide" });
    await expect(studio.getByRole("button", { name: "Play", exact: true })).toHaveAttribute(
      "aria-busy",
      "false",
    );

    await to("Zoom in");
    for (let press = 0; press < 3; press += 1) await page.keyboard.press("Enter");
    await to("Pan", "Shift+Tab");
    await page.keyboard.press("End");
    await expect(studio.getByRole("slider", { name: "Pan" })).not.toHaveValue("0");
    await to("Reset zoom");
    await page.keyboard.press("Enter");
    await to("Forward 10 seconds");
    await page.keyboard.press("Enter");
    await expect.poll(() => placeOf(studio)).toBe(10);
    await to("Loop");
    await page.keyboard.press("Enter");
    await expect(studio.getByText("Loop · 5.0 s")).toBeVisible();
    await to(/^0:10/);
    await page.keyboard.press("Enter");
    await page.keyboard.type("0:12");
    await page.keyboard.press("Enter");
    await expect.poll(() => placeOf(studio)).toBe(12);

    await to("Volume");
    await page.keyboard.press("ArrowLeft");
    await expect(studio.getByRole("slider", { name: "Volume" })).toHaveValue("0.79");
    await to("Speed 0.75×");
    await page.keyboard.press("Enter");
    await expect(studio.getByRole("slider", { name: "Speed", exact: true })).toHaveValue("0.75");
    await to("Semitones");
    await page.keyboard.press("ArrowRight");
    await expect(studio.getByRole("slider", { name: "Semitones" })).toHaveValue("1");
    await to("450 Hz");
    await page.keyboard.press("ArrowUp");
    await expect(studio.getByRole("slider", { name: "450 Hz" })).toHaveValue("1");

    await to("Sound", "Shift+Tab");
    await page.keyboard.press("ArrowRight");
    await expect(studio.getByRole("tab", { name: "Markers" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await to("Add Marker");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: "Add Marker" })).toBeVisible();
    await to("Chorus");
    await page.keyboard.press("Space");
    await to("Time (seconds)");
    await page.keyboard.press("ArrowUp");
    await to("Set");
    await page.keyboard.press("Enter");
    await to("Chorus at 0:12.1");
    await to("Share", "Shift+Tab");
    await page.keyboard.press("Enter");
    await to("Share markers with band members");
    await page.keyboard.press("Space");
    await expect(
      page.getByRole("switch", { name: "Share markers with band members" }),
    ).toBeChecked();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog", { name: "Share Markers" })).toBeHidden();
    await to("Markers", "Shift+Tab");
    await page.keyboard.press("ArrowRight");
    await to("Count-in");
    await page.keyboard.press("ArrowRight");
    await expect(studio.getByText("1 bar", { exact: true })).toBeVisible();

    await to("Save", "Shift+Tab");
    await page.keyboard.press("Enter");
    await expect(studio.getByRole("button", { name: "Save" })).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(studio).toBeHidden();
    await expect(page.getByRole("button", { name: "Actions for Low Tide" })).toBeFocused();
  },
);

test(
  "a studio has the keys in the very moment in which Save has gone",
  { tag: "@laptop" },
  async ({ page }) => {
    const studio = await openStudio(page, "Low Tide");
    await studio.getByRole("button", { name: "Loop", exact: true }).click();
    const save = studio.getByRole("button", { name: "Save" });
    await save.evaluate((button) => {
      new MutationObserver((_, observer) => {
        if (button.isConnected) return;
        observer.disconnect();
        const escape = new KeyboardEvent("keydown", { key: "Escape", bubbles: true });
        document.activeElement?.dispatchEvent(escape);
      }).observe(document.body, { childList: true, subtree: true });
    });

    await save.press("Enter");

    await expect(studio).toBeHidden();
  },
);

test(
  "a switch that waits for its answer keeps the focus, and the keys work on",
  { tag: "@laptop" },
  async ({ page }) => {
    const studio = await openStudio(page, "Low Tide");
    await showPanels(studio, "Markers");
    await studio.getByRole("button", { name: "Share", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Share Markers" });
    const share = dialog.getByRole("switch", { name: "Share markers with band members" });
    const answer = Promise.withResolvers<void>();
    await page.route("**/api/bandusersong/*/sharing", async (route) => {
      await answer.promise;
      await route.continue();
    });

    await share.press("Space");
    await expect(share).toBeChecked();
    await expect(share).toBeFocused();
    await page.keyboard.press("Escape");

    await expect(dialog).toBeHidden();
    answer.resolve();
  },
);

test("Space plays wherever the focus is but in a text", { tag: "@laptop" }, async ({ page }) => {
  const studio = await openStudio(page, "Low Tide");
  const pause = studio.getByRole("button", { name: "Pause" });
  for (const button of ["Zoom in", "Loop", "Speed 0.75×", "More bass", "Less cymbals"]) {
    const pressed = studio.getByRole("button", { name: button, exact: true });
    await pressed.click();
    await expect(pressed).toBeFocused();
    await page.keyboard.press("Space");
    await expect(pause).toBeVisible();
    await page.keyboard.press("Space");
    await expect(pause).toBeHidden();
  }
  await expect(studio.getByRole("button", { name: "Loop", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );

  const equaliser = studio.getByRole("switch", { name: "Enable equaliser" });
  await equaliser.focus();
  await page.keyboard.press("Space");
  await expect(pause).toBeVisible();
  await page.keyboard.press("Space");
  await expect(pause).toBeHidden();
  await expect(equaliser).toBeChecked();
  await equaliser.press("Enter");
  await expect(equaliser).not.toBeChecked();

  await showPanels(studio, "Markers");
  await studio.getByLabel("Your Notes").focus();
  await page.keyboard.type("Slow m and l, e");
  await expect(studio.getByLabel("Your Notes")).toHaveValue("Slow m and l, e");
  await expect(page.getByRole("dialog", { name: "Add Marker" })).toBeHidden();
});

test("a loop is set by keys while it plays", { tag: "@laptop" }, async ({ page }) => {
  const studio = await openStudio(page, "Low Tide");
  await studio.getByRole("button", { name: "Forward 10 seconds" }).click();
  await page.keyboard.press("i");
  await expect(studio.getByRole("button", { name: "Loop", exact: true })).toHaveAttribute(
    "aria-pressed",
    "false",
  );
  await studio.getByRole("button", { name: "Forward 10 seconds" }).click();
  await page.keyboard.press("o");
  await expect(studio.getByText("Loop · 10.0 s")).toBeVisible();
  await expect(studio.getByRole("button", { name: "Loop", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

test("keys go to the studio that has the focus", { tag: "@laptop" }, async ({ page }) => {
  const amber = await openStudio(page, "Amber Road");
  await arrange(page, amber, "Float");
  await arrange(page, amber, "Left half");
  const low = await openStudio(page, "Low Tide");
  await page.keyboard.press("Space");
  await expect(low.getByRole("button", { name: "Pause" })).toBeVisible();
  await expect(amber.getByRole("button", { name: "Pause" })).toBeHidden();
});
