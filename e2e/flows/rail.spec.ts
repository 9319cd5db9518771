import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { signIn } from "../support/member.ts";
import { row } from "../support/songs-screen.ts";
import { addSongs } from "../support/songs.ts";

test(
  "the rail names what there is to go to, without a number that asks for nothing",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    await addSongs(request, administrator.session, [{ title: "Paper Lanterns" }]);
    await signIn(page, administrator, "/songs/index");
    await expect(row(page, "Paper Lanterns")).toBeVisible();
    const areas = page.getByRole("navigation", { name: "Areas" });
    await expect(areas.getByRole("link", { name: "Songs", exact: true })).toBeVisible();
    await expect(areas.getByRole("link", { name: "Set lists", exact: true })).toBeVisible();
    await expect(areas).not.toContainText(/\d/);
    await expectNoAxeViolations(page);
  },
);
