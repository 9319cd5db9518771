import type { Song } from "@bandstand/contracts/songs";
import type { Locator } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { signIn, signInAs } from "../support/member.ts";
import { addRecordedSongs } from "../support/recordings.ts";
import { joinBand } from "../support/second-member.ts";
import { saveSongElsewhere } from "../support/songs.ts";
import {
  keepStudio,
  keptStudio,
  openStudio,
  placeOf,
  shareStudio,
  showPanels,
} from "../support/studio.ts";

const HEARD = {
  bpm: 120,
  key: "E",
  timeSignature: "4/4",
  beatsDetected: 16,
  barsDetected: 4,
  analyzedAt: "2026-11-21T18:00:00.000Z",
};
const TITLE = "Northbound Train";

let song: Song;

test.beforeEach(async ({ request, administrator }) => {
  const [added] = await addRecordedSongs(request, administrator.session, [TITLE]);
  if (!added) throw new Error("No song was added.");
  song = added;
});

/** On a phone a dialog is as wide as its screen lets it be. */
async function expectWidth(dialog: Locator, width: number): Promise<void> {
  const { project } = test.info();
  if (project.name === "laptop")
    await expect
      .poll(() =>
        dialog.evaluate(
          ({ firstElementChild }) => firstElementChild?.getBoundingClientRect().width,
        ),
      )
      .toBe(width);
}

test(
  "a marker gets a name, a time, a colour, an icon and notes, and is saved",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    await signIn(page, administrator, "/songs/index");
    const studio = await openStudio(page, TITLE);
    await showPanels(studio, "Markers");
    await studio.getByRole("button", { name: "Add Marker" }).click();
    const dialog = page.getByRole("dialog", { name: "Add Marker" });
    await expect(dialog.getByRole("textbox", { name: "Name" })).toHaveValue("Marker 1");
    await expect(dialog.getByRole("radio", { name: "Red" })).toBeChecked();
    await expect(dialog.getByRole("radio", { name: "Location" })).toBeChecked();
    await expectWidth(dialog, 590);
    await expectNoAxeViolations(page);
    await dialog.getByRole("button", { name: "Chorus", exact: true }).click();
    await dialog.getByRole("radio", { name: "Teal" }).check();
    await dialog.getByRole("radio", { name: "Star" }).check();
    await dialog.getByLabel("Notes (optional)").fill("Quietly at first");
    await dialog.getByLabel("Time (seconds)").fill("99");
    await expect(dialog.getByRole("button", { name: "Set" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await dialog.getByRole("textbox", { name: "Name" }).press("Enter");
    await expect(dialog).toBeVisible();
    await dialog.getByLabel("Time (seconds)").fill("12.3");
    await dialog.getByLabel("Time (seconds)").press("Enter");
    await expect(dialog).toBeHidden();

    await studio.getByRole("button", { name: "Chorus at 0:12.3" }).click();
    await expect.poll(() => placeOf(studio)).toBe(12.3);
    await page.keyboard.press("e");
    const again = page.getByRole("dialog", { name: "Edit Marker" });
    await expect(again.getByLabel("Notes (optional)")).toHaveValue("Quietly at first");
    await page.keyboard.press("Escape");
    await expect(again).toBeHidden();
    await expect(studio).toBeVisible();
    await studio.getByRole("button", { name: "Save" }).click();
    await expect(studio.getByRole("button", { name: "Save" })).toBeHidden();
    const { settings } = await keptStudio(request, administrator.session, song.id);
    expect(settings).toMatchObject({
      markers: [
        { time: 12.3, label: "Chorus", color: "teal", icon: "star", notes: "Quietly at first" },
      ],
    });
  },
);

test(
  "markers are shared, and those of others imported",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    const marker = (id: number, time: number, label: string) => ({
      id,
      time,
      label,
      notes: "",
      color: "blue",
      icon: "mic",
    });
    await keepStudio(request, administrator.session, song.id, {
      markers: [marker(1, 4, "Verse")],
      nextMarkerId: 2,
    });
    const sam = await signInAs(
      request,
      await joinBand(administrator, "Sam", { instrument: "Bass" }),
    );
    await keepStudio(request, sam, song.id, {
      markers: [marker(1, 4.4, "Verse"), marker(2, 20, "Solo")],
      nextMarkerId: 3,
    });
    await shareStudio(request, sam, song.id);
    await signIn(page, administrator, "/songs/index");
    const studio = await openStudio(page, TITLE);
    await showPanels(studio, "Markers");
    await studio.getByRole("button", { name: "Share" }).click();
    const sharing = page.getByRole("dialog", { name: "Share Markers" });
    await expectWidth(sharing, 590);
    await expectNoAxeViolations(page);
    await sharing.getByRole("switch", { name: "Share markers with band members" }).click();
    await expect(sharing.getByText("1 marker is shared.")).toBeVisible();
    await expect
      .poll(async () => (await keptStudio(request, administrator.session, song.id)).sharing)
      .toBe("M-R");
    await sharing.getByRole("button", { name: "Close" }).last().click();

    await studio.getByRole("button", { name: "Import" }).click();
    const dialog = page.getByRole("dialog", { name: "Import Markers" });
    await expectWidth(dialog, 700);
    const take = dialog.getByRole("button", { name: "Import Selected" });
    await expect(take).toHaveAttribute("aria-disabled", "true");
    await expect(dialog.getByRole("region", { name: "Sam" })).toContainText(/Bass.*2 markers/);
    await expect(dialog.getByRole("checkbox", { name: /Verse/ })).toBeDisabled();
    await expectNoAxeViolations(page);
    await dialog.getByRole("button", { name: "Select All of Sam" }).click();
    await expect(dialog.getByRole("checkbox", { name: /Solo/ })).toBeChecked();
    await dialog.getByRole("button", { name: "Select None of Sam" }).click();
    await expect(take).toHaveAttribute("aria-disabled", "true");
    await dialog.getByRole("checkbox", { name: /Solo/ }).check();
    const isImport = (url: URL) => url.pathname === "/api/bandusersongs/import/markers";
    await page.route(isImport, (route) => route.abort());
    await take.click();
    await expect(page.getByText("Failed to import markers").first()).toBeVisible();
    await page.unroute(isImport);
    await take.click();
    await expect(dialog).toBeHidden();
    await expect(studio.getByRole("button", { name: "Solo at 0:20.0" })).toBeVisible();
    // They are kept already.
    await expect(studio.getByRole("button", { name: "Save" })).toBeHidden();
    const { settings } = await keptStudio(request, administrator.session, song.id);
    expect(settings).toMatchObject({ markers: [{ label: "Verse" }, { id: 2, label: "Solo" }] });
  },
);

test(
  "a marker deleted elsewhere stays deleted when a studio that has it saves",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    const marker = (id: number, time: number, label: string) => ({ id, time, label });
    const [verse, solo] = [marker(1, 4, "Verse"), marker(2, 20, "Solo")];
    const keep = (markers: object[]) =>
      keepStudio(request, administrator.session, song.id, { markers, nextMarkerId: 3 });
    await keep([verse, solo]);
    await signIn(page, administrator, "/songs/index");
    const studio = await openStudio(page, TITLE);
    await keep([verse]);
    await studio.getByRole("button", { name: "Speed 0.75×" }).click();
    await studio.getByRole("button", { name: "Save" }).click();
    await expect(
      page.getByText("What you saved on another device is here, too.").first(),
    ).toBeVisible();
    await showPanels(studio, "Markers");
    const markers = studio.getByRole("list", { name: "Markers" }).getByRole("listitem");
    await expect(markers).toHaveText([/Verse/]);
    await expect(studio.getByRole("button", { name: "Save" })).toBeHidden();
  },
);

test(
  "what the server does not take is kept here, and sent after a reload",
  {
    tag: "@laptop",
  },
  async ({ page, request, administrator }) => {
    await signIn(page, administrator, "/songs/index");
    const studio = await openStudio(page, TITLE);
    await showPanels(studio, "Markers");
    await studio.getByLabel("Your Notes").fill("Breathe before the chorus.");
    const isSave = (url: URL) => url.pathname === "/api/bandusersong";
    await page.route(isSave, (route) => route.abort());
    await studio.getByRole("button", { name: "Save" }).click();
    await expect(
      page.getByText("Settings saved locally (database save failed)").first(),
    ).toBeVisible();
    await page.unroute(isSave);
    await page.reload();
    await expect
      .poll(async () => (await keptStudio(request, administrator.session, song.id)).notes)
      .toBe("Breathe before the chorus.");
  },
);

test(
  "practice adds up in a log of one's own",
  { tag: "@laptop" },
  async ({ page, administrator }) => {
    await signIn(page, administrator, "/songs/index");
    const studio = await openStudio(page, TITLE);
    await showPanels(studio, "Practice");
    await expect(studio.getByText("Nobody but you sees it.")).toBeVisible();
    await studio.getByRole("button", { name: "Play", exact: true }).click();
    await expect.poll(() => placeOf(studio), { timeout: 30_000 }).toBeGreaterThan(11);
    await studio.getByRole("button", { name: "Pause" }).click();
    const log = studio.getByRole("region", { name: "Your practice" });
    await expect(log.getByRole("img", { name: /The last 8 weeks: .* on 1 day/ })).toBeVisible();
    await expect(log.getByText("Best clean speed")).toBeVisible();
    await expectNoAxeViolations(page);
  },
);

test(
  "chords that were heard come into the song's chart, shown before they are saved",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    const { session } = administrator;
    await saveSongElsewhere(request, session, song.id, {
      lyrics: "Grey light on the platform\nCoat over my arm\n",
    });
    await keepStudio(request, session, song.id, {
      detectedChords: ["E", "A", "B", "E"].map((label, bar) => ({
        time: bar * 2,
        label,
        confidence: 0.9,
      })),
      barPositions: [0, 2, 4, 6],
      beatsPerBar: 4,
      analysisResults: HEARD,
      timedLines: [
        { line: 0, time: 0 },
        { line: 1, time: 4 },
      ],
    });
    await signIn(page, administrator, "/songs/index");
    const studio = await openStudio(page, TITLE);
    await studio.getByRole("button", { name: "Write chords into the chart" }).click();
    const dialog = page.getByRole("dialog", { name: "Write chords into the chart" });
    await expect(dialog.getByText("[E]Grey light on [A]the platform")).toBeVisible();
    await expectNoAxeViolations(page);
    await dialog.getByText("Preview", { exact: true }).click();
    await expect(dialog.getByRole("region", { name: "The chart as it will be" })).toBeVisible();
    await expectNoAxeViolations(page);

    // Somebody writes a chart meanwhile: the chords then go into that one.
    await saveSongElsewhere(request, session, song.id, {
      tab: "{key: E}\n\n[C]Grey light on the platform\nCoat over my arm\n",
    });
    await dialog.getByRole("button", { name: "Save to Song" }).click();
    await page
      .getByRole("alertdialog", { name: "Changed meanwhile" })
      .getByRole("button", { name: "Reload" })
      .click();
    await dialog.getByRole("button", { name: "Save to Song" }).click();
    await expect(dialog).toBeHidden();
    const headers = { authorization: `Bearer ${session.token}` };
    const saved = (await (await request.get(`/api/song/${song.id}`, { headers })).json()) as Song;
    expect(saved.tab).toContain("{key: E}");
    expect(saved.tab).toContain("[E]Grey light on [A]the platform");
    expect(saved.lyrics).toBe("Grey light on the platform\nCoat over my arm\n");
  },
);
