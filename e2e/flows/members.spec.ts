import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { signIn } from "../support/member.ts";
import { joinBand } from "../support/second-member.ts";

test("the members stand under their roles, with what each may do, and open beside them", async ({
  page,
  administrator,
}) => {
  await joinBand(administrator, "Sam", {
    instrument: "Bass",
    rights: { DB: "R", SO: "W", SL: "R" },
  });
  await signIn(page, administrator, "/bandusers/index");
  const members = page.getByRole("region", { name: "Members" });
  await expect(members.getByRole("article")).toHaveCount(2);
  const sam = members.getByRole("article", { name: "Sam, Bass" });
  await expect(sam).toContainText("sees set lists, edits songs");
  await expect(members.getByRole("article").first()).toContainText("Administrator");
  await expectNoAxeViolations(page);

  await sam.getByRole("link", { name: "Sam" }).click();
  await expect(page).toHaveURL(/\/bandUser\/\d+$/);
  const view = page.getByRole("dialog", { name: "Sam" });
  await expect(view.getByRole("article", { name: "Sam" })).toContainText("Bass");
  await expectNoAxeViolations(page);
});

test(
  "a member without the right is told that members are not shared",
  { tag: "@laptop" },
  async ({ page, administrator }) => {
    const sam = await joinBand(administrator, "Sam", { rights: { DB: "R" } });
    await signIn(page, sam, "/bandusers/index");
    await expect(page.getByText("does not share members with you")).toBeVisible();
    await expect(
      page.getByRole("navigation", { name: "Areas" }).getByRole("link", { name: "Members" }),
    ).toHaveCount(0);
  },
);
