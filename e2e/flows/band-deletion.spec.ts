import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { signIn } from "../support/member.ts";
import { withoutSavePicker } from "../support/save-picker.ts";

test(
  "a band is added, and deleted by whoever types its name",
  { tag: "@laptop" },
  async ({ page, administrator }) => {
    await withoutSavePicker(page);
    await signIn(page, administrator, "/band/add");
    await page.getByRole("button", { name: "Add band" }).click();
    await expect(page.getByText("Please enter your band name")).toBeVisible();
    await page.getByLabel("Band Name").fill("Qu");
    await page.getByRole("button", { name: "Add band" }).click();
    await expect(page.getByText("Band Name must be 3-30 long")).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByLabel("Band Name").fill("Quiet Street");
    await page.getByRole("button", { name: "Add band" }).click();
    await expect(page).toHaveURL(/\/dashboard$/);

    await page.getByRole("button", { name: /Quiet Street.*Switch band/ }).click();
    const bands = page.getByRole("dialog", { name: "Your bands" });
    await expect(bands.getByRole("button", { name: administrator.bandName })).toBeVisible();
    await expect(bands.getByRole("link", { name: "View public page" })).toHaveAttribute(
      "href",
      /^\/bandpage\/quiet-street/,
    );
    await bands.getByRole("button", { name: "Delete band…" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete Quiet Street" });
    await expect(dialog.getByText(/its page \/bandpage\/quiet-street/)).toBeVisible();
    const download = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "Download everything first" }).click();
    expect((await download).suggestedFilename()).toBe("Quiet Street.zip");
    await expect(dialog.getByText("“Quiet Street.zip” is saved")).toBeVisible();
    await dialog.getByLabel("Type “Quiet Street” to delete it").fill("Quiet Stret");
    await dialog.getByRole("button", { name: "Delete band", exact: true }).click();
    await expect(dialog.getByText("This is not the name of the band")).toBeVisible();
    await expectNoAxeViolations(page);
    await dialog.getByLabel("Type “Quiet Street” to delete it").fill("Quiet Street");
    await dialog.getByRole("button", { name: "Delete band", exact: true }).click();
    await expect(page.getByRole("status").getByText("Quiet Street was deleted")).toBeAttached();
    await expect(
      page.getByRole("button", { name: new RegExp(`${administrator.bandName}.*Switch band`) }),
    ).toBeVisible();
  },
);

test(
  "whoever deletes their only band comes out at a calm page, and founds another",
  { tag: "@phone" },
  async ({ page, administrator }) => {
    const { bandName } = administrator;
    await signIn(page, administrator);
    await page.getByRole("button", { name: `${bandName}. Switch band` }).click();
    await page.getByRole("button", { name: "Delete band…" }).click();
    await page.getByLabel(`Type “${bandName}” to delete it`).fill(bandName);
    await page.getByRole("button", { name: "Delete band", exact: true }).click();
    await expect(page.getByRole("heading", { name: "The band is gone" })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole("link", { name: "Register a new band" }).click();
    await expect(page).toHaveURL("/register");
  },
);
