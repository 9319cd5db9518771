// What a band does in one go, counted to its end: no more is pressed, picked and filled than when it was counted first.

import type { Page } from "@playwright/test";
import { expect, test } from "../support/flow.ts";
import { isPhone, said } from "../support/list-screen.ts";
import { signIn } from "../support/member.ts";
import { addRecordedSongs } from "../support/recordings.ts";
import { column, editorIsOpen, savedTitles } from "../support/setlist-board.ts";
import { addSongs } from "../support/songs.ts";
import { countSteps } from "../support/steps.ts";
import { heardIn, keepStudio, keptStudio, studioOf } from "../support/studio.ts";

const TITLE = "Paper Lanterns";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

test("a hard bar is looped, slowed, lowered, shaped, marked, shared, trained and saved: 25", async ({
  page,
  request,
  administrator,
}) => {
  const { session } = administrator;
  const [song] = await addRecordedSongs(request, session, [TITLE], 60);
  const { id } = song ?? { id: 0 };
  const beats = Array.from({ length: 100 }, (_, beat) => beat / 2);
  await keepStudio(request, session, id, {
    analysisResults: {
      bpm: 120,
      key: "E",
      timeSignature: "4/4",
      beatsDetected: 100,
      barsDetected: 25,
      analyzedAt: "2026-11-21T18:00:00.000Z",
    },
    detectedBeats: beats,
    barPositions: beats.filter((_, beat) => beat % 4 === 0),
    beatInterval: 0.5,
    beatsPerBar: 4,
  });
  await signIn(page, administrator, "/songs/index");
  const steps = countSteps();
  await steps.press(button(page, `Actions for ${TITLE}`));
  await steps.press(page.getByRole("menuitem", { name: "Audio Studio" }));
  const studio = studioOf(page, TITLE);
  await expect(heardIn(studio)).toBeVisible();
  const control = (name: string) => studio.getByRole("button", { name, exact: true });

  await steps.fill(studio.getByRole("slider", { name: "Speed" }), "0.7");
  await steps.press(control("Semitones −2"));
  await steps.press(control("More bass"));
  await steps.press(studio.getByRole("tab", { name: "Markers" }));
  await steps.press(
    studio.getByRole("group", { name: "Snap the loop" }).getByText("Bars", { exact: true }),
  );
  await steps.press(control("Loop"));
  for (const [place, name] of ["Intro", "Verse", "Chorus"].entries()) {
    if (place > 0) await steps.press(control("Forward 10 seconds"));
    await steps.press(control("Add Marker"));
    const dialog = page.getByRole("dialog", { name: "Add Marker" });
    await steps.press(dialog.getByRole("button", { name, exact: true }));
    await steps.press(dialog.getByRole("button", { name: "Set" }));
    await expect(dialog).toBeHidden();
  }
  await steps.press(control("Share"));
  const sharing = page.getByRole("dialog", { name: "Share Markers" });
  await steps.press(sharing.getByRole("switch", { name: "Share markers with band members" }));
  await expect(sharing.getByText("3 markers are shared, as you saved them last.")).toBeVisible();
  await steps.press(sharing.getByRole("button", { name: "Close" }).last());
  await expect(sharing).toBeHidden();
  await steps.press(studio.getByRole("tab", { name: "Practice" }));
  await steps.press(studio.getByRole("switch", { name: "Speed trainer" }));
  await steps.press(control("Save"));
  await expect(said(page, `“${TITLE}” was saved`)).toBeAttached();
  expect(steps.count).toBe(25);
  const { settings, sharing: mask } = await keptStudio(request, session, id);
  expect(mask).toBe("M-R");
  expect(settings).toMatchObject({
    loopRegion: { start: 0, end: 2 },
    loopEnabled: true,
    playbackRate: 0.7,
    pitchShift: -2,
    eqEnabled: true,
    markers: [
      { time: 0, label: "Intro" },
      { time: 10, label: "Verse" },
      { time: 20, label: "Chorus" },
    ],
    trainer: { isOn: true },
  });
});

test("two sets of 45 minutes, a break and an encore from 60 songs: 13, and 17 on a phone", async ({
  page,
  request,
  administrator,
}) => {
  const { session } = administrator;
  await addSongs(
    request,
    session,
    Array.from({ length: 60 }, (_, place) => ({
      title: `Song ${String(place + 1).padStart(2, "0")}`,
      status: "C" as const,
      seconds: 270,
    })),
  );
  await signIn(page, administrator, "/setlists/index");
  const steps = countSteps();
  await steps.press(page.getByRole("main").getByRole("button", { name: "Add Setlist" }).last());
  const form = page.getByRole("dialog", { name: "Add Setlist" });
  await steps.fill(form.getByRole("textbox", { name: "Title" }), "Saturday");
  await steps.fill(form.getByRole("textbox", { name: "Planned Length" }), "90");
  await steps.press(form.getByRole("button", { name: "Add Setlist" }));
  await editorIsOpen(page);
  const show = async (list: string) => {
    if (isPhone())
      await steps.press(
        page.getByRole("group", { name: "Lists" }).getByRole("button", { name: list }),
      );
  };
  for (const [set, name] of [
    [1, "First Set"],
    [2, "Second Set"],
  ] as const) {
    await show(`Set ${set}`);
    await steps.press(button(page, new RegExp(`^Fill Set ${set}`)));
    const dialog = page.getByRole("dialog", { name: `Fill ${name}` });
    await expect(dialog.getByLabel("Length")).toHaveValue("45");
    await steps.press(dialog.getByRole("button", { name: /^Add \d+ songs$/ }));
    await expect(dialog).toBeHidden();
  }
  await show("Songs");
  await steps.press(
    page.getByRole("group", { name: "Add to" }).getByRole("button", { name: "Encore" }),
  );
  await steps.press(button(page, /^Add Song \d+$/).first());
  await show("Set 1");
  await steps.press(button(page, "Add a break before Set 2"));
  await steps.press(
    page.getByRole("dialog", { name: "Break before Set 2" }).getByRole("button", { name: "Done" }),
  );
  await expect(button(page, "20 min before Set 2")).toBeVisible();
  await expect(column(page, "First Set")).toContainText(/4\d min/);
  await steps.press(page.getByRole("button", { name: "Save", exact: true }));
  await expect(said(page, "“Saturday” was saved")).toBeAttached();
  expect(steps.count).toBe(isPhone() ? 17 : 13);
  const headers = { authorization: `Bearer ${session.token}` };
  const [setlist] = (await (await request.get("/api/setlists", { headers })).json()) as {
    id: number;
  }[];
  const titles = await savedTitles(request, session, setlist?.id ?? 0);
  expect(titles.map(({ length }) => length)).toEqual([10, 10, 0, 1]);
});
