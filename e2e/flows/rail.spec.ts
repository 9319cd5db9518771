import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { signIn } from "../support/member.ts";
import { addSetlist } from "../support/setlists.ts";
import { addSongs } from "../support/songs.ts";
import { choose, question } from "../support/list-screen.ts";

test(
  "the rail tells how many songs and set lists there are, as they come and go",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    const titles = ["Paper Lanterns", "Small Hours"];
    await addSongs(
      request,
      administrator.session,
      titles.map((title) => ({ title })),
    );
    await addSetlist(request, administrator.session, { name: "Late set" });
    await signIn(page, administrator);
    const areas = page.getByRole("navigation", { name: "Areas" });
    await expect(areas.getByRole("link", { name: "Songs 2" })).toBeVisible();
    await expect(areas.getByRole("link", { name: "Set lists 1" })).toBeVisible();
    await expectNoAxeViolations(page);

    await areas.getByRole("link", { name: "Songs 2" }).click();
    await choose(page, "Small Hours", "Delete");
    await question(page, "Delete Song").getByRole("button", { name: "Delete song" }).click();
    await expect(areas.getByRole("link", { name: "Songs 1" })).toBeVisible();
  },
);
