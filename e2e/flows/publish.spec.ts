import type { Session } from "@bandstand/contracts/sign-in";
import { expectNoAxeViolations } from "../support/axe.ts";
import { addEvent, eventRow } from "../support/events.ts";
import { expect, test } from "../support/flow.ts";
import { inDatabase } from "../support/in-database.ts";
import { said } from "../support/list-screen.ts";
import { signIn } from "../support/member.ts";
import { linkIn, mailTo } from "../support/outbox.ts";

/** A draft with a promoter, in a band with one follower. */
async function addBooking(session: Session, promoter: string, follower: string): Promise<void> {
  const { bandId } = session.bandUser;
  await addEvent(session, { name: "Harvest dance", inDays: 20, status: "P", fee: 400 });
  await inDatabase(async (client) => {
    await client.query(
      `update bandstand.events set draft = true, booking_name = 'Sam', booking_email = $2,
         public_description = 'Two sets of old songs.' where band_id = $1`,
      [bandId, promoter],
    );
    await client.query("insert into bandstand.followers (band_id, email) values ($1, $2)", [
      bandId,
      follower,
    ]);
  });
}

test(
  "a gig is proposed, accepted by its promoter's link, confirmed and published, with a look at each mail",
  { tag: "@phone" },
  async ({ page, administrator }) => {
    const { session } = administrator;
    const promoter = `sam${session.bandUser.id}@club.example`;
    const follower = `fan${session.bandUser.id}@fans.example`;
    await addBooking(session, promoter, follower);
    await signIn(page, administrator, "/events/index");
    await eventRow(page, "Harvest dance").getByRole("link", { name: "Harvest dance" }).click();
    const view = page.getByRole("article", { name: "Harvest dance" });

    await view.getByRole("button", { name: "Publish" }).click();
    const popup = page.getByRole("dialog", { name: "Publish Harvest dance" });
    await popup.getByText("Issue Proposal").click();
    await expectNoAxeViolations(page);
    await popup.getByRole("switch", { name: "Promoter" }).uncheck();
    await expect(popup.getByRole("button", { name: "Send" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await popup.getByRole("switch", { name: "Promoter" }).check();
    await popup.getByRole("button", { name: "Preview" }).click();
    const preview = page.getByRole("dialog", { name: "Email preview" });
    await expect(preview.getByText(promoter)).toBeVisible();
    await expect(preview.getByRole("definition").filter({ hasText: "Nobody" })).toHaveCount(2);
    const letter = preview.frameLocator("iframe");
    await expect(letter.getByRole("heading", { level: 1 })).toContainText("would like to play");
    await expect(letter.getByText("£400.00")).toHaveCSS("font-size", "14px");
    await expectNoAxeViolations(page);
    await preview.getByRole("button", { name: "Back" }).click();
    await popup.getByRole("button", { name: "Send" }).click();
    await expect(said(page, "Operation Successful")).toBeAttached();

    const proposal = await mailTo(promoter, /^Proposal: /);
    const { pathname, search } = new URL(linkIn(proposal, "/proposal/"));
    const guest = await page.context().newPage();
    await guest.goto(pathname + search);
    await expectNoAxeViolations(guest);
    await guest.getByLabel(/word with your answer/).fill("Load in by the yard.");
    await guest.getByRole("button", { name: "Accept" }).click();
    await expect(guest.getByRole("heading", { name: "Thank you, accepted" })).toBeVisible();
    await guest.close();

    await view.getByRole("tab", { name: "Sent" }).click();
    await expect(view.getByText("The promoter has accepted")).toBeVisible();
    await expect(view.getByText("“Load in by the yard.”")).toBeVisible();
    await expectNoAxeViolations(page);

    await view.getByRole("button", { name: "Publish" }).click();
    const followers = popup.getByRole("switch", { name: "Followers" });
    await followers.check();
    const digest = popup.getByRole("switch", { name: "With the day’s other gigs, at 18:00" });
    await expect(digest).not.toBeChecked();
    await popup.getByRole("switch", { name: "Draft" }).check();
    await expect(followers).not.toBeChecked();
    await expect(digest).toHaveCount(0);
    await popup.getByRole("switch", { name: "Draft" }).uncheck();
    await followers.check();
    await expect(digest).toBeVisible();
    await expectNoAxeViolations(page);
    await popup.getByRole("button", { name: "Send" }).click();
    await expect(view.getByRole("button", { name: "Status Confirmed" })).toBeVisible();
    await expect(view.getByRole("button", { name: "Publish" })).toBeHidden();
    await mailTo(promoter, /^Confirmed: /);
    const told = await mailTo(follower, /Harvest dance|The Half Crown/);
    expect(told.text).toContain("Two sets of old songs.");
    // Whoever looks on meanwhile sees them go.
    await expect(view.getByText("Followers: 1 sent")).toBeVisible();
  },
);
