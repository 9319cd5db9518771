import { expectNoAxeViolations } from "../support/axe.ts";
import { addEvent } from "../support/events.ts";
import { expect, test } from "../support/flow.ts";
import { signIn } from "../support/member.ts";
import { addSetlist, inSection } from "../support/setlists.ts";
import { addSongs } from "../support/songs.ts";

test(
  "after a gig it is told on a phone what was played, and songs and venue know it",
  { tag: "@phone" },
  async ({ page, request, administrator: { session }, administrator }) => {
    const songs = await addSongs(request, session, [
      { title: "Half Moon", artist: "Marlow Skye" },
      { title: "Low Tide", artist: "Marlow Skye" },
      { title: "Paper Lanterns", artist: "Marlow Skye" },
    ]);
    const setlist = await addSetlist(request, session, {
      name: "Late set",
      songInterval: 0,
      songs: inSection(1, songs.slice(0, 2)),
    });
    await addEvent(session, { name: "Harvest dance", inDays: -1, setlistId: setlist.id });
    await signIn(page, administrator);

    await page.getByRole("button", { name: "Say what happened at Harvest dance" }).click();
    const form = page.getByRole("dialog", { name: "What happened at Harvest dance" });
    await expect(form.getByText("All 2 songs")).toBeVisible();
    await expectNoAxeViolations(page);
    await form.getByLabel("Started").fill("2100");
    await form.getByLabel("Finished").fill("21:10");
    await form.getByLabel("Breaks").fill("10");
    await expect(form.getByText("The breaks are as long as the gig")).toBeVisible();
    await form.getByLabel("Breaks").fill("");
    await expect(form.getByText("10 min of music")).toBeVisible();
    await form.getByRole("checkbox", { name: /^Low Tide/ }).uncheck();
    await form.getByRole("combobox", { name: "Another song" }).fill("lant");
    await form.getByRole("option", { name: /^Paper Lanterns/ }).click();
    await expect(form.getByText("2 of 3 songs")).toBeVisible();
    await form.getByLabel("What was good").fill("A proper stage");
    await form.getByRole("button", { name: "Keep", exact: true }).click();
    await expect(page.getByText("Kept what happened", { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: /^Say what happened/ })).toHaveCount(0);
    // The window has gone back to where it was opened before anything else goes on.
    await expect(form).toHaveCount(0);
    await expect(page).toHaveURL(/\/dashboard$/);

    await page.goto("/songs/index?sort=played&direction=desc");
    await expect(page.getByRole("row").nth(1)).toContainText(/Half Moon|Paper Lanterns/);
    await page.goto("/events/index?pastEvents=A");
    await page.getByRole("link", { name: "Harvest dance" }).first().click();
    const told = page.getByRole("region", { name: "What happened" });
    await expect(told).toContainText("21:00–21:10 · 10 min of music, 3 min longer than reckoned");
    await expect(told).toContainText("2 songs · left out: Low Tide · besides: Paper Lanterns");
    await expectNoAxeViolations(page);

    await told.getByRole("button", { name: "Change" }).click();
    await form.getByRole("button", { name: "Forget what was told" }).click();
    await expect(page.getByText("What was told is forgotten", { exact: true })).toBeVisible();
    await expect(told.getByRole("button", { name: "Say what happened" })).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(told).toContainText("besides: Paper Lanterns");

    await page.goto(`/setlist/${setlist.id}/edit`);
    await page.getByRole("tab", { name: "Setup" }).click();
    await expect(page.getByText("Your last gig took 43 % longer than reckoned.")).toBeVisible();
    await page.getByRole("button", { name: "Use +3 min" }).click();
    await expect(page.getByLabel("Talking and changeovers")).toHaveValue("3");
  },
);
