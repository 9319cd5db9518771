import { expectNoAxeViolations } from "../support/axe.ts";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/flow.ts";
import { saveMember } from "../support/members.ts";
import { signIn } from "../support/member.ts";
import { linkIn, mailTo } from "../support/outbox.ts";
import { joinBand } from "../support/second-member.ts";

const news = (page: Page) => page.getByRole("region", { name: "Latest News" });
/** The banner has what no card has. */
const banner = (page: Page) =>
  news(page).filter({ has: page.getByRole("button", { name: "Got it" }) });

test(
  "an administrator writes news, and everybody is alerted until they have got it",
  { tag: "@laptop" },
  async ({ page, browser, administrator }) => {
    const member = await joinBand(administrator, "Callum", { rights: { DB: "R" } });
    await signIn(page, administrator);
    await expect(news(page)).toContainText("No news yet");
    await expect(news(page).getByRole("button", { name: "Switch On" })).toBeDisabled();
    await news(page).getByRole("button", { name: "Edit Latest News" }).click();
    const field = page.getByRole("textbox", { name: "Latest News" });
    await field.fill("Van leaves at 15:00");
    await field.press("ControlOrMeta+a");
    await page.getByRole("button", { name: "Bold" }).click();
    await expect(news(page).getByRole("button", { name: "Switch On" })).toBeDisabled();
    await expectNoAxeViolations(page);
    await news(page).getByRole("button", { name: "Save" }).click();
    await expect(news(page).locator("strong")).toHaveText("Van leaves at 15:00");
    await news(page).getByRole("button", { name: "Switch On" }).click();
    await expect(banner(page)).toBeVisible();

    const other = await browser.newPage();
    await signIn(other, member);
    await expect(banner(other)).toContainText("Van leaves at 15:00");
    await expectNoAxeViolations(other);
    await banner(other).getByRole("button", { name: "Got it" }).click();
    await expect(banner(other)).toBeHidden();
    await other.reload();
    await expect(news(other)).toContainText("Van leaves at 15:00");
    await expect(banner(other)).toBeHidden();

    await news(page).getByRole("button", { name: "Bump" }).click();
    await expect(banner(other)).toBeVisible();
    await banner(page).getByRole("button", { name: "Switch off for everybody" }).click();
    await expect(banner(page)).toBeHidden();
    await expect(banner(other)).toBeHidden();
    await expect(news(other)).toBeVisible();
    await other.close();
  },
);

test(
  "what was begun of the news is there after a reload, and can be let go of",
  { tag: "@laptop" },
  async ({ page, administrator }) => {
    await signIn(page, administrator);
    await news(page).getByRole("button", { name: "Edit Latest News" }).click();
    const field = page.getByRole("textbox", { name: "Latest News" });
    await field.fill("Van at");
    await expect(page.getByText("Van at")).toBeVisible();
    page.on("dialog", (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByText(/Your unsaved changes from .* are back/)).toBeVisible();
    await expect(field).toHaveText("Van at");
    await news(page).getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Discard changes" }).click();
    await expect(news(page)).toContainText("No news yet");
  },
);

test(
  "what fails is told in the words of what it was about, and what was written stays",
  { tag: "@phone" },
  async ({ page, administrator }) => {
    await signIn(page, administrator);
    await page.route(/\/api\/band\/\d+$/, (route) =>
      route.request().method() === "POST" ? route.fulfill({ status: 500 }) : route.continue(),
    );
    await news(page).getByRole("button", { name: "Edit Latest News" }).click();
    const field = page.getByRole("textbox", { name: "Latest News" });
    await field.fill("Van at");
    await news(page).getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Failed to save Latest News").first()).toBeVisible();
    await expect(field).toHaveText("Van at");
  },
);

test(
  "every other failure of news and information has its own words too",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    const { token, bandUser } = administrator.session;
    const now = new Date().toISOString();
    const answer = await request.post(`/api/band/${bandUser.bandId}`, {
      headers: { authorization: `Bearer ${token}` },
      data: {
        dashboardAnnouncement: "<p>Van at four</p>",
        dashboardAnnouncementDate: now,
        dashboardInformation: "<p>Key at the bar</p>",
        dashboardInformationDate: now,
      },
    });
    expect(answer.status(), await answer.text()).toBe(200);
    await signIn(page, administrator);
    await page.route(/\/api\/(band|savebanduser)\/\d+$/, (route) =>
      route.request().method() === "POST" ? route.fulfill({ status: 500 }) : route.continue(),
    );
    const failed = (words: string) => expect(page.getByText(words).first()).toBeVisible();
    for (const { title, clear, acknowledge, save } of [
      {
        title: "Latest News",
        clear: "Failed to clear announcement notification",
        acknowledge: "Failed to acknowledge announcement",
        save: "Failed to save Latest News",
      },
      {
        title: "General Information",
        clear: "Failed to clear information notification",
        acknowledge: "Failed to acknowledge information",
        save: "Failed to save General Information",
      },
    ]) {
      const parts = page.getByRole("region", { name: title });
      // By key: a notice that says the failure before may lie over the button.
      const press = (name: string) =>
        parts.getByRole("button", { name, exact: true }).press("Enter");
      await press("Got it");
      await failed(acknowledge);
      await press("Switch off for everybody");
      await failed(clear);
      await press("Bump");
      await failed("Failed to enable alert banner");
      await press("Switch Off");
      await failed("Failed to disable alert banner");
      await press(`Edit ${title}`);
      await page.getByRole("textbox", { name: title }).fill("Van at five");
      await press("Save");
      await failed(save);
      await press("Cancel");
      await page.getByRole("alertdialog").getByRole("button", { name: "Discard changes" }).click();
    }
  },
);

test(
  "a mail of the news is stopped from its link, without a sign-in",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    const { session, email, bandName } = administrator;
    const { id, bandId } = session.bandUser;
    await saveMember(request, session, id, { newsByMail: true });
    const answer = await request.post(`/api/band/${bandId}`, {
      headers: { authorization: `Bearer ${session.token}` },
      data: {
        dashboardAnnouncement: "<p>Van at four</p>",
        dashboardAnnouncementDate: new Date().toISOString(),
      },
    });
    expect(answer.status(), await answer.text()).toBe(200);
    await page.goto(linkIn(await mailTo(email, /Latest news/), "/unsubscribe/"));
    await expect(page.getByText(`You get the latest news of ${bandName} by mail.`)).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole("button", { name: "Stop these mails" }).click();
    await expect(page.getByRole("heading", { name: "No more of these mails" })).toBeVisible();
    await expectNoAxeViolations(page);
    await signIn(page, administrator, "/userprofile");
    await expect(page.getByRole("switch", { name: /Latest news by mail/ })).not.toBeChecked();
  },
);
