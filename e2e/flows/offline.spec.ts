import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { signIn } from "../support/member.ts";
import { addSongs } from "../support/songs.ts";

test("without network the songs stay on the screen and nobody is signed out", async ({
  page,
  context,
  request,
  administrator,
}) => {
  await addSongs(request, administrator.session, [{ title: "Paper Lanterns" }]);
  await signIn(page, administrator);
  const areas = page.getByRole("navigation", { name: "Areas" });
  await areas.getByRole("link", { name: "Songs" }).click();
  const song = page.getByRole("row", { name: /^Paper Lanterns,/ });
  await expect(song).toBeVisible();

  await context.setOffline(true);
  await expect(page.getByText("You are offline.")).toBeVisible();
  await expect(song).toBeVisible();
  await expectNoAxeViolations(page);
  await areas.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await areas.getByRole("link", { name: "Songs" }).click();
  await expect(song).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText("You are offline.")).toBeHidden();
  await page.reload();
  await expect(page).toHaveURL(/\/songs\/index$/);
  await expect(song).toBeVisible();
});
