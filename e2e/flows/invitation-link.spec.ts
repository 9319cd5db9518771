import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { choose } from "../support/list-screen.ts";
import { PASSWORD, signIn } from "../support/member.ts";
import { addMember } from "../support/added-member.ts";

test(
  "a link is made at rehearsal, and brings in whoever reads it off the screen",
  { tag: "@phone" },
  async ({ page, browser, baseURL, request, administrator }) => {
    const kit = await addMember(request, administrator, "Kit");
    await signIn(page, administrator, "/bandusers/index");
    await choose(page, "Kit", "Invite by link or code");
    const panel = page.getByRole("dialog", { name: "Invite Kit" });
    await panel.getByRole("button", { name: "Make a link" }).click();
    await expect(panel.getByRole("img", { name: /invites Kit/ })).toBeVisible();
    const link = await panel.getByRole("textbox", { name: "Link" }).inputValue();
    await expectNoAxeViolations(page);

    const phone = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    const theirs = await phone.newPage();
    await theirs.goto(link);
    await expect(
      theirs.getByRole("heading", { name: `Join ${administrator.bandName}` }),
    ).toBeVisible();
    await expect(theirs.getByText(kit.email)).toBeVisible();
    await expectNoAxeViolations(theirs);
    await theirs.getByLabel("New Password").fill(PASSWORD);
    await theirs.getByRole("button", { name: "Join the band" }).click();
    await expect(theirs).toHaveURL("/dashboard");

    await theirs.goto(link);
    await expect(theirs.getByRole("heading", { name: "This link has had its day" })).toBeVisible();
    await phone.close();
  },
);

test(
  "whoever has an account signs in with their own password",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    const kit = await addMember(request, administrator, "Kit");
    const headers = { authorization: `Bearer ${administrator.session.token}` };
    const linkOf = async () => {
      const answer = await request.post(`/api/banduserinvitelink/${kit.id}`, { headers });
      return ((await answer.json()) as { token: string }).token;
    };
    const first = await linkOf();
    const started = await request.post("/api/invitation/start", {
      data: { token: first, newPassword: PASSWORD },
    });
    expect(started.status()).toBe(200);

    await page.goto(`/invitation#${await linkOf()}`);
    await expect(page.getByText(`sign in as ${kit.email}`)).toBeVisible();
    await page.getByLabel("Password", { exact: true }).fill("Wrong!Word9");
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByText("The email address or password is not right.")).toBeVisible();
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page).toHaveURL("/dashboard");
  },
);
