/** What strangers see of a server whose operator lets nobody register. */
import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test as base } from "../support/flow.ts";
import { serverOfItsOwn } from "../support/server-of-its-own.ts";

const test = base.extend<object, { closedServer: string }>({
  closedServer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from it
    async ({}, use) => {
      const server = await serverOfItsOwn({ REGISTRATION: "closed" });
      await use(server.url);
      await server.stop();
    },
    { scope: "worker" },
  ],
  baseURL: ({ closedServer }, use) => use(closedServer),
});

test(
  "where registration is closed, each page says so in place of offering it",
  { tag: "@phone" },
  async ({ page }) => {
    for (const path of ["/", "/signin", "/register"]) {
      await page.goto(path);
      await expect(
        page.getByText("Registration is closed on this server. Whoever runs it can open it."),
      ).toBeVisible();
      await expect(page.getByRole("link", { name: /register/i })).toHaveCount(0);
      await expect(page.getByRole("button", { name: /register/i })).toHaveCount(0);
      await expectNoAxeViolations(page);
    }
  },
);
