import type { APIRequestContext } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { type Member, signInAs } from "../support/member.ts";

async function tellOf(request: APIRequestContext, member: Member): Promise<string> {
  const { token, bandUser } = await signInAs(request, member);
  const answer = await request.post(`/api/band/${bandUser.bandId}`, {
    headers: { authorization: `Bearer ${token}` },
    data: {
      profile: "Songs about trains.\n\nAnd rivers.",
      location: "Leeds",
      formationDate: "2017-04-01",
      website: "https://ardens.example",
      youTubeId: "dQw4w9WgXcQ",
    },
  });
  expect(answer.status()).toBe(200);
  return `/bandpage/${bandUser.TheBand.identity}`;
}

test.describe("a video that is pressed", () => {
  test.use({ expectedFaults: [/youtube-nocookie/] });

  test(
    "a band's page is read by everybody, and shows its video once it is pressed",
    { tag: "@phone" },
    async ({ page, request, administrator }) => {
      const address = await tellOf(request, administrator);
      await page.route(/youtube-nocookie/, (route) => route.fulfill({ body: "a video" }));
      await page.goto(address);
      await expect(
        page.getByRole("heading", { level: 1, name: administrator.bandName }),
      ).toBeVisible();
      await expect(page.getByText("And rivers.")).toBeVisible();
      await expect(page.getByText("Sat 01-Apr-2017")).toBeVisible();
      await expectNoAxeViolations(page);
      await expect(page.locator("iframe")).toHaveCount(0);
      await page.getByRole("link", { name: "Watch the video" }).click();
      await expect(page.getByTitle(`Video of ${administrator.bandName}`)).toBeVisible();
    },
  );
});

test(
  "a band's page is complete without JavaScript",
  { tag: "@laptop" },
  async ({ browser, request, administrator }) => {
    const address = await tellOf(request, administrator);
    const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: "dark" });
    const page = await context.newPage();
    await page.goto(address);
    await expect(page.getByText("Songs about trains.")).toBeVisible();
    await expect(page.locator("html")).toHaveCSS("color-scheme", "dark");
    await expect(page.getByRole("button")).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Watch the video" })).toHaveAttribute(
      "href",
      "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
    );
    await context.close();
  },
);

test(
  "a band that is not there says so and leads to the start",
  { tag: "@phone" },
  async ({ page }) => {
    const answer = await page.goto("/bandpage/nobody-has-this");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Unknown Band Identity" })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole("link", { name: "To the home page" }).click();
    await expect(page).toHaveURL("/");
  },
);
