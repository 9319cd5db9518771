import type { Session } from "@bandstand/contracts/sign-in";
import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { keepSession, keptSession } from "../support/kept-session.ts";
import { registerMember, signInOnScreen } from "../support/member.ts";

test.use({ serviceWorkers: "allow" });

async function signOut(page: Page, isPhone: boolean): Promise<void> {
  if (isPhone) await page.getByRole("button", { name: /^More( New notifications)?$/ }).click();
  else await page.getByRole("button", { name: /theme, keys, sign out/ }).click();
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
}

test(
  "a wrong password is refused in one sentence",
  { tag: "@phone" },
  async ({ page, administrator }) => {
    await page.goto("/signin");
    await expectNoAxeViolations(page);
    await page.getByLabel("Email").fill(administrator.email);
    await page.getByLabel("Password", { exact: true }).fill("Wrong1password!");
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByRole("alert")).toHaveText("The email address or password is not right.");
    await expect(page.getByLabel("Email")).toHaveValue(administrator.email);
    await expectNoAxeViolations(page);
  },
);

test(
  "somebody in several bands chooses one from the plain sign-in screen",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    const { bandName, email, password } = administrator;
    await registerMember(request, { email, password, bandName: "A Later Band" });
    await page.goto("/signin");
    await expect(page.getByLabel("Band")).toBeHidden();
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByText("Sign in to a particular band").click();
    await page.getByLabel("Band").fill(bandName);
    await expectNoAxeViolations(page);
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page).toHaveURL("/dashboard");
    // On a phone the band's name is only read out.
    await expect(page.getByText(bandName).first()).toBeAttached();
  },
);

test(
  "a band named in the address is the one that opens",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    const { bandName, email, password } = administrator;
    // Which would open where none is named.
    await registerMember(request, { email, password, bandName: "A Later Band" });
    await page.goto(`/signin?band=${encodeURIComponent(bandName)}`);
    await expect(page.getByLabel("Band")).toHaveValue(bandName);
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole("button", { name: bandName })).toBeVisible();
  },
);

test(
  "a band of others is refused like a wrong password",
  { tag: "@phone" },
  async ({ page, administrator }) => {
    await page.goto("/signin?band=nobodys-band-at-all");
    await page.getByLabel("Email").fill(administrator.email);
    await page.getByLabel("Password", { exact: true }).fill(administrator.password);
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByRole("alert")).toHaveText("The email address or password is not right.");
  },
);

test(
  "signing in leads to the page that was asked for",
  { tag: "@laptop" },
  async ({ page, administrator }) => {
    await page.goto("/songs/index?search=moon");
    await expect(page).toHaveURL(/\/signin/);
    await page.getByLabel("Email").fill(administrator.email);
    await page.getByLabel("Password", { exact: true }).fill(administrator.password);
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page).toHaveURL(/\/songs\/index\?search=moon$/);
    await expect(page.getByRole("heading", { name: "Songs", level: 1 })).toBeVisible();
  },
);

test(
  "an address that is no page says so, and Go back leads home",
  { tag: "@laptop" },
  async ({ page }) => {
    await page.goto("/nowhere/at/all");
    await expect(page.getByRole("heading", { name: "Sorry, nothing here...(404)" })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole("link", { name: "Go back" }).click();
    await expect(page).toHaveURL(/\/$/);
  },
);

test("a sign-in survives a reload", { tag: "@phone" }, async ({ page, administrator }) => {
  await signInOnScreen(page, administrator);
  await page.reload();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole("button", { name: administrator.bandName })).toBeVisible();
});

test(
  "a flow that begins signed in has what the screen leaves",
  { tag: "@laptop" },
  async ({ page, browser, administrator }) => {
    const answered = page.waitForResponse("**/api/signin");
    await signInOnScreen(page, administrator);
    const session = (await (await answered).json()) as Session;
    const other = await (await browser.newContext()).newPage();
    await keepSession(other, session);
    expect(await keptSession(other)).toEqual(await keptSession(page));
  },
);

test(
  "signing out in one tab signs out the other",
  { tag: "@laptop" },
  async ({ page, context, administrator }) => {
    await signInOnScreen(page, administrator);
    const other = await context.newPage();
    await other.goto("/songs/index");
    await expect(other.getByRole("heading", { name: "Songs", level: 1 })).toBeVisible();
    await signOut(page, test.info().project.name === "phone");
    await expect(page).toHaveURL(/\/signin/);
    await expect(other).toHaveURL(/\/signin/);
    await page.goto("/dashboard");
    await expect(page).toHaveURL(/\/signin/);
  },
);

test(
  "the browser keeps nothing of a sign-in that can be read",
  { tag: "@laptop" },
  async ({ page, administrator }) => {
    const answered = page.waitForResponse("**/api/signin");
    await signInOnScreen(page, administrator);
    const { token } = (await (await answered).json()) as { token: string };
    await page.reload();
    await expect(page.getByRole("button", { name: administrator.bandName })).toBeVisible();
    const { kept, databases, extractable } = await page.evaluate(readEverythingKept);
    expect(databases).toBeGreaterThan(0);
    expect(extractable).toEqual([false]);
    expect(kept).not.toContain(token);
    expect(kept).not.toContain(administrator.email);
  },
);

/** All storages of the page as text, its IndexedDB values byte for byte, and whether its keys can be taken out. */
async function readEverythingKept() {
  const answerOf = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.addEventListener("success", () => resolve(request.result));
      request.addEventListener("error", () => reject(new Error(request.error?.message)));
    });
  const extractable: boolean[] = [];
  const textOf = (value: unknown): string => {
    if (value instanceof CryptoKey) {
      extractable.push(value.extractable);
      return "key";
    }
    if (value instanceof ArrayBuffer) return new TextDecoder().decode(value);
    if (ArrayBuffer.isView(value)) return new TextDecoder().decode(value);
    if (typeof value === "object" && value !== null) {
      return Object.values(value).map(textOf).join("\n");
    }
    return String(value);
  };
  const parts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie];
  const databases = await indexedDB.databases();
  for (const { name } of databases) {
    if (name === undefined) continue;
    const database = await answerOf(indexedDB.open(name));
    for (const store of database.objectStoreNames) {
      const values = await answerOf(database.transaction(store).objectStore(store).getAll());
      parts.push(...values.map(textOf));
    }
    database.close();
  }
  return { kept: parts.join("\n"), databases: databases.length, extractable };
}
