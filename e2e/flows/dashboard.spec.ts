import type { Page } from "@playwright/test";
import { expectNoAxeViolations, expectNoAxeViolationsInWholePage } from "../support/axe.ts";
import { addEvent } from "../support/events.ts";
import { expect, test } from "../support/flow.ts";
import { signIn } from "../support/member.ts";
import { addRecordedSongs, playerOf } from "../support/recordings.ts";
import { joinBand } from "../support/second-member.ts";
import { addSetlist, inSection } from "../support/setlists.ts";
import { addSongs } from "../support/songs.ts";

const card = (page: Page, name: string) => page.getByRole("region", { name });

test("a member sees what is next, what changed and what to practise, each with its one action", async ({
  page,
  request,
  administrator,
}) => {
  const { session } = administrator;
  const songs = await addRecordedSongs(request, session, ["Paper Lanterns", "Small Hours"]);
  await addSetlist(request, session, { name: "Late set", songs: inSection(1, songs) });
  const member = await joinBand(administrator, "Callum", { rights: { DB: "R", SO: "R", SL: "R" } });
  await signIn(page, member);

  const next = card(page, "Next set list");
  await expect(next).toContainText("2 sets, 2 songs");
  await expect(next).toContainText("Recordings2 of 2");
  await expect(next.getByRole("img", { name: /^Running time/ })).toBeVisible();
  await expect(card(page, "What's New").getByRole("listitem")).toHaveCount(3);
  await expectNoAxeViolationsInWholePage(page);

  await card(page, "Practise").getByRole("button", { name: "Play all" }).click();
  await expect(playerOf(page)).toContainText("Small Hours");
  await card(page, "What's New")
    .getByRole("link", { name: /Late set/ })
    .click();
  await expect(page.getByRole("heading", { name: "Late set" }).first()).toBeVisible();

  await page.goto("/dashboard");
  await next.getByRole("link", { name: "Stage view" }).click();
  await expect(page).toHaveURL(/\/setlist\/\d+\/stage$/);
});

test(
  "who may not read songs sees of the band what they may",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    const { session } = administrator;
    const songs = await addSongs(request, session, [{ title: "Small Hours" }]);
    await addSetlist(request, session, { name: "Late set", songs: inSection(1, songs) });
    const member = await joinBand(administrator, "Callum", { rights: { SL: "R" } });
    await signIn(page, member);
    await expect(card(page, "Next set list")).toContainText("Late set");
    await expect(card(page, "What's New").getByRole("listitem")).toHaveText([/Late set/]);
    await expect(card(page, "Practise")).toBeHidden();
    await expect(page.getByText("Charts")).toBeHidden();
  },
);

test(
  "who may read nothing is told where they are, and who can change it",
  { tag: "@phone" },
  async ({ page, administrator }) => {
    const member = await joinBand(administrator, "Callum", { rights: {} });
    await signIn(page, member);
    const calm = card(page, `You are in ${administrator.bandName}`);
    await expect(calm).toContainText("An administrator of the band can change that");
    await expectNoAxeViolations(page);
    await calm.getByRole("button", { name: "Look again" }).click();
    await expect(calm).toBeVisible();
  },
);

test(
  "a band that has nothing yet shows its readers a way on",
  { tag: "@laptop" },
  async ({ page, administrator }) => {
    const member = await joinBand(administrator, "Callum", { rights: { SO: "R", SL: "R" } });
    await signIn(page, member);
    const calm = card(page, `You are in ${administrator.bandName}`);
    await expect(calm).toContainText("Nothing here yet");
    await calm.getByRole("link", { name: "Go to set lists" }).click();
    await expect(page).toHaveURL(/\/setlists\/index/);
  },
);

test(
  "after the first step the second is the one to take",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    await addSongs(request, administrator.session, [{ title: "Small Hours" }]);
    await signIn(page, administrator);
    const steps = card(page, "First steps");
    await expect(steps.getByRole("listitem").first()).toContainText("Add a song");
    await expect(steps.getByLabel("Done")).toHaveCount(1);
    await expectNoAxeViolations(page);
    await steps.getByRole("button", { name: "Upload" }).click();
    await expect(page.getByRole("heading", { name: /Small Hours/ }).first()).toBeVisible();
  },
);

test(
  "what changed since the last visit is marked",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    const { session } = administrator;
    await request.post("/api/adddocument", {
      headers: { authorization: `Bearer ${session.token}` },
      data: { title: "Stage plot" },
    });
    const member = await joinBand(administrator, "Callum", { rights: { SO: "R", OD: "R" } });
    await signIn(page, member);
    const changes = card(page, "What's New");
    await expect(changes.getByRole("listitem")).toHaveCount(1);
    await expect(changes).toContainText("In the last month");
    await expect(changes).not.toContainText("since");
    await changes.getByRole("link", { name: /Stage plot/ }).click();
    await expect(page.getByRole("heading", { name: "Stage plot" }).first()).toBeVisible();
    await page.goBack();

    await addSongs(request, session, [{ title: "Paper Lanterns" }]);
    await page.clock.setFixedTime(Date.now() + 60 * 60_000);
    await page.reload();
    await expect(changes).toContainText("1 new since");
    await expect(changes.getByRole("link", { name: /New since you were here/ })).toHaveText(
      /^Paper Lanterns/,
    );
  },
);

test("a member on the way to a gig sees when and where it is and what is played", async ({
  page,
  request,
  administrator,
}) => {
  const { session } = administrator;
  const songs = await addRecordedSongs(request, session, ["Paper Lanterns"]);
  const silent = await addSongs(request, session, [{ title: "Small Hours" }]);
  const setlist = await addSetlist(request, session, {
    name: "Late set",
    songs: inSection(1, [...songs, ...silent]),
  });
  await addEvent(session, { name: "Half Crown Saturday", inDays: 2, setlistId: setlist.id });
  await addEvent(session, { name: "Corn Hall", inDays: 9, status: "X" });
  await addEvent(session, { name: "Thursday", inDays: 1, type: "RH", setlistId: setlist.id });
  await addEvent(session, { name: "Last Thursday", inDays: -6, type: "RH" });
  const rights = { DB: "R", EV: "R", SL: "R", SO: "R" } as const;
  const member = await joinBand(administrator, "Callum", { rights });
  await signIn(page, member);

  const gig = card(page, "Next Gig");
  await expect(gig).toContainText("In 2 days");
  await expect(gig).toContainText("The Half Crown");
  await expect(gig).toContainText("17:00");
  await expect(gig).toContainText("Behind the bins");
  await expect(gig.getByRole("link", { name: "Directions" })).toHaveAttribute(
    "href",
    /destination=The%20Half%20Crown%2C%201%20Quay%20Street$/,
  );
  await expect(gig.getByRole("link", { name: "3 Words" })).toHaveAttribute(
    "href",
    "https://what3words.com/horn.drum.bass",
  );
  await expect(gig.getByRole("img", { name: /^Running time/ })).toBeVisible();
  await expect(card(page, "Next set list")).toBeHidden();
  const weeks = card(page, "The coming eight weeks");
  await expect(weeks.getByText(", cancelled")).toBeAttached();

  const rehearsals = card(page, "Rehearsals");
  await rehearsals.getByText("Next Rehearsal").click();
  await expect(rehearsals.getByText("1 Quay Street").first()).toBeVisible();
  await expect(rehearsals.getByText("Last Rehearsal")).toBeVisible();
  // Who may edit set lists is offered that, too.
  await expect(rehearsals.getByRole("button", { name: "Open set list" })).toBeVisible();
  await expect(rehearsals.getByRole("button", { name: "Edit set list" })).toBeHidden();
  await expectNoAxeViolationsInWholePage(page);

  await rehearsals.getByRole("link", { name: "Small Hours" }).click();
  await expect(page.getByRole("heading", { name: "Small Hours" }).first()).toBeVisible();
  await page.goBack();

  const practice = card(page, "Practise");
  await expect(practice).toContainText("For the next gig: 2 songs not practised since the last");
  await practice.getByRole("button", { name: "Play Small Hours" }).click({ force: true });
  await expect(page.getByText("No recording available for this song").first()).toBeVisible();
  await gig.getByRole("link", { name: "Stage view" }).click();
  await expect(page).toHaveURL(/\/setlist\/\d+\/stage$/);
});

test(
  "a band without a gig and without news says so to who may read events",
  { tag: "@phone" },
  async ({ page, administrator }) => {
    const member = await joinBand(administrator, "Callum", { rights: { DB: "R", EV: "R" } });
    await signIn(page, member);
    await expect(card(page, "Next Gig")).toContainText("No Bookings");
    await expect(card(page, "What's New")).toContainText("Nothing new to Report");
    await expect(card(page, "Latest News")).toBeHidden();
    await expect(card(page, "Rehearsals")).toBeHidden();
  },
);
