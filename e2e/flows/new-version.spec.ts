import { expect, test } from "../support/flow.ts";
import { signIn } from "../support/member.ts";

test(
  "a new version that lies ready is offered, and started when it is asked for",
  { tag: "@laptop" },
  async ({ page, administrator }) => {
    // The browser's worker is not there in flows: one that waits stands in for it.
    await page.addInitScript(() => {
      const container = new EventTarget();
      const waiting = { postMessage: () => container.dispatchEvent(new Event("controllerchange")) };
      const registration = Object.assign(new EventTarget(), {
        installing: null,
        waiting: sessionStorage.getItem("started") === null ? waiting : null,
        update: async () => {},
      });
      container.addEventListener("controllerchange", () => sessionStorage.setItem("started", "1"));
      const register = async () => registration;
      Object.assign(container, { controller: {}, register });
      Object.defineProperty(navigator, "serviceWorker", { value: container });
    });
    await signIn(page, administrator, "/songs/index");
    const told = page.getByRole("status").filter({ hasText: "A new version is ready" });
    await expect(told.first()).toBeAttached();
    const loaded = page.waitForEvent("load");
    await page.getByRole("button", { name: "Reload" }).first().click();
    await loaded;
    await expect(page.getByRole("heading", { name: "Songs" })).toBeVisible();
  },
);
