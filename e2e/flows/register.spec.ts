import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { newcomer } from "../support/member.ts";
import { linkIn, mailTo } from "../support/outbox.ts";

test(
  "a band is registered from the home page, and its first steps are shown",
  { tag: "@phone" },
  async ({ page }) => {
    const { email, password, bandName } = newcomer();
    await page.goto("/");
    await expectNoAxeViolations(page);
    await page.getByRole("main").getByRole("link", { name: "Register your band" }).first().click();
    await expect(page.getByRole("heading", { name: "Register your band" })).toBeVisible();

    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByLabel("Band Name").fill(bandName);
    await page.getByRole("button", { name: "Register" }).click();

    const question = page.getByRole("alertdialog", { name: "Register Band" });
    await expect(question).toContainText(`official representative of “${bandName}”`);
    await expectNoAxeViolations(page);
    await question.getByRole("button", { name: "No" }).click();
    await expect(question).toBeHidden();
    await expect(page.getByLabel("Email")).toHaveValue(email);
    await expect(page.getByLabel("Password", { exact: true })).toHaveValue(password);
    await expect(page.getByLabel("Band Name")).toHaveValue(bandName);

    await page.getByRole("button", { name: "Register" }).click();
    await question.getByRole("button", { name: "Yes" }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole("heading", { name: "First steps" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Add Song" })).toBeEnabled();
    await expectNoAxeViolations(page);
  },
);

test(
  "the fields say what is missing and what is wrong while they are filled in",
  { tag: "@phone" },
  async ({ page }) => {
    await page.goto("/register");
    const email = page.getByLabel("Email");
    const password = page.getByLabel("Password", { exact: true });
    const bandName = page.getByLabel("Band Name");
    await page.getByRole("button", { name: "Register" }).click();
    await expect(page.getByText("Please enter your email address")).toBeVisible();
    await expect(page.getByText("Please enter a password")).toBeVisible();
    await expect(page.getByText("Please enter your band name")).toBeVisible();
    await expect(email).toBeFocused();
    await expectNoAxeViolations(page);

    await email.fill("somebody@nowhere");
    await expect(page.getByText("Invalid email address format")).toBeVisible();
    await password.fill("short");
    await expect(
      page.getByText(
        "Password must be 8-30 long including one number and one special character !@#$%^&*",
      ),
    ).toBeVisible();
    await bandName.fill("Ab");
    await expect(page.getByText("Band Name must be 3-30 long")).toBeVisible();

    await email.fill("somebody@band.example");
    await password.fill("Amber1stage!");
    await bandName.fill("A<b>; The Band/");
    await expect(bandName).toHaveValue("Ab The Band");
    await expect(page.locator("[aria-invalid=true]")).toHaveCount(0);
  },
);

test("a password is shown and hidden again", { tag: "@laptop" }, async ({ page }) => {
  await page.goto("/register");
  const password = page.getByLabel("Password", { exact: true });
  await password.fill("Amber1stage!");
  await expect(password).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Hide password" }).click();
  await expect(password).toHaveAttribute("type", "password");
});

test(
  "the link in the welcome mail confirms the address, once",
  { tag: "@phone" },
  async ({ page, administrator }) => {
    const { email } = administrator;
    const link = linkIn(await mailTo(email, /welcome/i), "/verify");
    await page.goto(link);
    await expect(page.getByRole("heading", { name: "That’s you" })).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
    await expectNoAxeViolations(page);

    await page.goto(link);
    await expect(page.getByRole("heading", { name: "This link has had its day" })).toBeVisible();
    await expectNoAxeViolations(page);
  },
);

test(
  "an address in use with a wrong password is refused like a sign-in",
  { tag: "@laptop" },
  async ({ page, administrator }) => {
    await page.goto("/register");
    await page.getByLabel("Email").fill(administrator.email);
    await page.getByLabel("Password", { exact: true }).fill("Another1one!");
    await page.getByLabel("Band Name").fill("The Second Band");
    await page.getByRole("button", { name: "Register" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Yes" }).click();
    await expect(page.getByRole("alert")).toHaveText("The email address or password is not right.");
    await expect(page).toHaveURL(/\/register$/);
    await expectNoAxeViolations(page);
  },
);
