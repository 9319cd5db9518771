// What was heard in a recording, when the song gets another one.

import type { StudioSettings } from "@bandstand/domain/studio/settings";
import type { Locator, Page } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { signIn } from "../support/member.ts";
import { addRecordedSongs, addRecording } from "../support/recordings.ts";
import {
  heardIn,
  keepStudio,
  keptStudio,
  openStudio,
  showPanels,
  studioOf,
} from "../support/studio.ts";

const TITLE = "Feelings";
const NOTICE = "These beats and chords were heard in another recording.";

/** Nothing is to be saved then. */
async function expectHeard(studio: Locator): Promise<void> {
  await expect(heardIn(studio)).toBeVisible({ timeout: 30_000 });
  await expect(studio.getByRole("button", { name: "Save" })).toBeHidden();
}

async function save(studio: Locator): Promise<void> {
  await studio.getByRole("button", { name: "Save" }).click();
  await expect(studio.getByRole("button", { name: "Save" })).toBeHidden();
}

async function openAnew(page: Page): Promise<Locator> {
  await page.reload();
  return studioOf(page, TITLE);
}

test(
  "beats and chords of another recording are set aside, taken over or heard anew",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    const { session } = administrator;
    const [song] = await addRecordedSongs(request, session, [TITLE]);
    const { id } = song ?? { id: 0 };
    const markers = [{ id: 1, time: 25, label: "Outro" }];
    await keepStudio(request, session, id, { markers, loopRegion: { start: 2, end: 6 } });
    const keptAnalysis = async () => {
      const { settings } = await keptStudio(request, session, id);
      const kept = settings as StudioSettings | null;
      return kept?.analysisResults ? kept : null;
    };
    await signIn(page, administrator, "/songs/index");
    const first = await openStudio(page, TITLE, { analysis: "runs" });
    await expectHeard(first);
    await expect.poll(() => keptAnalysis()).not.toBeNull();

    await addRecording(request, session, id, 20);
    const second = await openAnew(page);
    await expect(second.getByText(NOTICE)).toBeVisible();
    await expect(heardIn(second)).toBeHidden();
    const click = second.getByRole("button", { name: "Click", exact: true });
    await expect(click).toHaveAttribute("aria-disabled", "true");
    await expectNoAxeViolations(page);
    await showPanels(second, "Markers");
    await expect(second.getByText("1 marker lies beyond the end")).toBeVisible();
    await expect(second.getByText("No region yet")).toBeVisible();
    await second.getByRole("button", { name: "Take them over" }).click();
    await expect(second.getByText(NOTICE)).toBeHidden();
    await expect(heardIn(second)).toBeVisible();
    await expect(second.getByText("0:02.0 – 0:06.0")).toBeVisible();
    await save(second);

    await addRecording(request, session, id, 12);
    const third = await openAnew(page);
    await expect(third.getByText(NOTICE)).toBeVisible();
    await third.getByRole("button", { name: "Analyse" }).click();
    await expectHeard(third);
    await expect(third.getByText(NOTICE)).toBeHidden();
    await expect.poll(() => keptAnalysis()).toMatchObject({ setAside: null });
    const { settings } = await keptStudio(request, session, id);
    expect(settings).toMatchObject({ setAside: null, markers });
  },
);
