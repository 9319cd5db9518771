import { expectNoAxeViolations, expectNoAxeViolationsInWholePage } from "../support/axe.ts";
import { addEvent, eventRow } from "../support/events.ts";
import { expect, test } from "../support/flow.ts";
import { said } from "../support/list-screen.ts";
import { signIn } from "../support/member.ts";
import { linkIn, mailTo } from "../support/outbox.ts";
import { joinBand } from "../support/second-member.ts";
import { addSetlist, inSection } from "../support/setlists.ts";
import { addSongs, saveSongElsewhere } from "../support/songs.ts";

const pathOf = (address: string) => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

test(
  "deputies are asked in order; one declines, the next accepts and gets the gig, until the place is taken back",
  { tag: "@phone" },
  async ({ page, browser, request, administrator }) => {
    const { session } = administrator;
    const songs = await addSongs(request, session, [{ title: "Paper Lanterns" }]);
    for (const song of songs)
      await saveSongElsewhere(request, session, song.id, {
        songkey: "G",
        lyrics: "[G]Paper [D]lanterns",
      });
    const setlist = await addSetlist(request, session, {
      name: "Late set",
      songs: inSection(1, songs).map((place) => ({ ...place, songkey: "A" })),
    });
    await addEvent(session, { name: "Harvest dance", inDays: 9, setlistId: setlist.id });
    await joinBand(administrator, "Ana", { rights: { EV: "R" } });
    const rob = await joinBand(administrator, "Rob", {
      instrument: "Drums",
      rights: {},
      role: "MD",
    });
    const sue = await joinBand(administrator, "Sue", {
      instrument: "Drums",
      rights: {},
      role: "MD",
    });
    await signIn(page, administrator, "/events/index");
    await eventRow(page, "Harvest dance").getByRole("link", { name: "Harvest dance" }).click();
    const view = page.getByRole("article", { name: "Harvest dance" });
    await view.getByRole("button", { name: "Find a deputy" }).click();
    const dialog = page.getByRole("dialog", { name: "A deputy for Harvest dance" });
    await dialog.getByRole("combobox", { name: "For" }).selectOption("Ana");
    await dialog.getByRole("textbox", { name: "A word to them" }).fill("On our kit");
    await expectNoAxeViolations(page);
    // By the keys alone: Sue first.
    const grip = dialog.getByRole("button", { name: /^Move Sue/ }).first();
    await grip.focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Space");
    await dialog.getByRole("button", { name: "Ask Sue first" }).click();
    await expect(said(page, "Sue is asked about “Harvest dance”")).toBeAttached();
    const asking = view.getByRole("region", { name: "Deputy for Ana" });
    await expect(asking.getByRole("listitem")).toHaveText([
      /^Sue asked, has until /,
      "Rob not asked yet",
    ]);

    await expect(asking.getByRole("button", { name: "Stop asking" })).toBeVisible();

    const guest = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const first = await mailTo(sue.email, /^Can you play Harvest dance on .* for Ana\?$/);
    await guest.goto(pathOf(linkIn(first, "/deputy/")));
    await expect(guest.getByText("“On our kit”")).toBeVisible();
    await expectNoAxeViolationsInWholePage(guest);
    await guest.getByRole("button", { name: "Decline" }).click();
    await expect(guest.getByRole("heading", { name: "You have declined" })).toBeVisible();
    await expect(asking.getByRole("listitem")).toHaveText([
      "Sue has declined",
      /^Rob asked, has until /,
    ]);
    await expectNoAxeViolations(page);

    const second = await mailTo(rob.email, /^Can you play /);
    await guest.goto(pathOf(linkIn(second, "/deputy/")));
    await guest.getByRole("button", { name: "Accept" }).click();
    await expect(guest.getByRole("heading", { name: "Thank you, Rob" })).toBeVisible();
    await expect(view.getByRole("list", { name: "Deputies" })).toHaveText(
      "Deputy Rob plays for Ana",
    );
    await guest.getByRole("link", { name: "Open the gig" }).click();
    await expect(guest.getByRole("heading", { level: 1, name: "Harvest dance" })).toBeVisible();
    await expect(guest.getByRole("list", { name: "Times" })).toContainText("Start 20:45");
    await expectNoAxeViolationsInWholePage(guest);
    await guest.getByRole("link", { name: "Paper Lanterns" }).click();
    await expect(guest.getByRole("heading", { level: 1, name: "Paper Lanterns" })).toBeVisible();
    // In the key of the set list, a tone above that of the song.
    await expect(guest.getByRole("article")).toContainText("A Paper");
    await expectNoAxeViolationsInWholePage(guest);

    await asking.getByRole("button", { name: "Take the place back" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Take it back" }).click();
    await expect(asking.getByText("had accepted, and was taken back")).toBeVisible();
    await guest.reload();
    await expect(guest.getByRole("heading", { name: "This link opens nothing" })).toBeVisible();
    await guest.close();
  },
);
