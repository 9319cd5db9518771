import type { Page } from "@playwright/test";
import { expectNoAxeViolations, expectNoAxeViolationsInWholePage } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { signIn } from "../support/member.ts";
import { joinBand } from "../support/second-member.ts";

/** A photograph of this size, drawn by the browser itself. */
async function photo(page: Page, width: number, height: number) {
  const data = await page.evaluate(
    ([wide, high]) => {
      const canvas = Object.assign(document.createElement("canvas"), { width: wide, height: high });
      const context = canvas.getContext("2d");
      if (context) {
        context.fillStyle = "#3d7ea6";
        context.fillRect(0, 0, wide, high);
      }
      return canvas.toDataURL("image/jpeg").split(",")[1] ?? "";
    },
    [width, height] as const,
  );
  return { name: "stage.jpg", mimeType: "image/jpeg", buffer: Buffer.from(data, "base64") };
}

test(
  "a new band is told of by its administrator: in words, by a logo, and seen by all in it",
  { tag: "@laptop" },
  async ({ page, administrator }) => {
    const { bandName } = administrator;
    const sam = await joinBand(administrator, "Sam", { rights: { DB: "R" } });
    await signIn(page, administrator, "/band");
    await expect(page).toHaveURL("/band/index");
    await expect(page.getByRole("heading", { name: `Tell who ${bandName} are` })).toBeVisible();
    await expectNoAxeViolations(page);

    await page.getByRole("button", { name: "Edit Band" }).first().click();
    await expect(page).toHaveURL(/\/band\/\d+\/edit$/);
    const form = page.getByRole("form", { name: bandName });
    for (const name of [
      "Public Information",
      "Contact Information",
      "Band Rules",
      "Responsibilities",
      "Merchandising",
      "Administration",
    ])
      await expect(form.getByRole("group", { name, exact: true })).toBeVisible();
    await expect(form.getByRole("group", { name: "Band Picture" })).toBeVisible();
    await form.getByLabel("Contact email").fill("nobody");
    await form.getByRole("button", { name: "Save Changes" }).click();
    await expect(form.getByRole("alert")).toContainText("Please complete the missing fields");
    await expect(form.getByText("Please enter a value")).toHaveCount(3);
    await expect(form.getByText("Please enter a valid email address")).toBeVisible();
    await expectNoAxeViolationsInWholePage(page);

    const logo = form.getByRole("group", { name: "Band Logo" });
    await logo.getByRole("button", { name: "Add picture" }).click();
    const cropper = page.getByRole("dialog", { name: "Band Logo" });
    await cropper.getByLabel("Choose a picture").setInputFiles(await photo(page, 900, 600));
    await expect(cropper.getByRole("slider", { name: "Zoom" })).toBeVisible();
    await cropper.getByRole("button", { name: "Use picture" }).click();
    await expect(logo.getByRole("img", { name: "Band Logo" })).toBeVisible();
    // What is typed before the focus is back from the cropper is typed into nothing.
    await expect(cropper).toHaveCount(0);
    await expect(logo.getByRole("button", { name: "Change picture" })).toBeFocused();

    await form.getByLabel("Contact email").fill("us@band.example");
    await form.getByLabel("Profile").fill("Five of us, and a van.");
    await form.getByLabel("Location").fill("Leeds");
    await form.getByLabel("Default genre").selectOption({ label: "Folk" });
    await form.getByLabel("Passwords").fill("attic");
    await form.getByRole("button", { name: "Save Changes" }).click();
    await expect(form).toHaveCount(0);
    await expect(page.getByText("Folk · Leeds")).toBeVisible();
    await expect(page.getByRole("link", { name: "us@band.example" })).toBeVisible();
    await expect(page.getByText("attic")).toHaveCount(0);
    await page.getByRole("button", { name: "Show passwords" }).click();
    await expect(page.getByText("attic")).toBeVisible();
    await expectNoAxeViolations(page);

    await signIn(page, sam, "/band/index");
    await expect(page.getByText("Five of us, and a van.")).toBeVisible();
    await expect(page.getByRole("region", { name: "Members" })).toContainText("Sam");
    await expect(page.getByRole("region", { name: "Members" })).toContainText("Member");
    await expect(page.getByText("Private information")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Edit Band" })).toHaveCount(0);
  },
);

test(
  "a member without rights is told that editing the band is not for them",
  { tag: "@phone" },
  async ({ page, administrator }) => {
    const sam = await joinBand(administrator, "Sam", { rights: {} });
    const { bandId } = administrator.session.bandUser;
    await signIn(page, sam, `/band/${bandId}/edit`);
    await expect(page.getByText("leaves editing the band to others")).toBeVisible();
    await page.goto("/band/index");
    await expect(page.getByText("Nothing is told of the band yet")).toBeVisible();
  },
);
