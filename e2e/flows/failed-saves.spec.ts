import type { Page } from "@playwright/test";
import { expectNoAxeViolationsInWholePage } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { signIn } from "../support/member.ts";
import { addSongs } from "../support/songs.ts";

const alert = (page: Page) => page.getByRole("alert").filter({ hasText: /\S/ });
const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true });

test(
  "a save that failed tells it in sight, however far the form is scrolled",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    const [song] = await addSongs(request, administrator.session, [{ title: "Paper Lanterns" }]);
    await signIn(page, administrator, `/song/${song?.id}/edit`);
    await page.getByRole("textbox", { name: "To do" }).fill("Learn the bridge");
    await expect(page.getByRole("textbox", { name: "Title" })).not.toBeInViewport();
    await page.route("**/api/savesong/*", (route) => route.abort());
    await save(page).click();
    await expect(alert(page)).toHaveText(
      "The server is not available, please try again later. Your changes are kept on this device.",
    );
    await expect(alert(page)).toBeInViewport({ ratio: 1 });
    await expect(save(page)).toBeInViewport({ ratio: 1 });
    await expectNoAxeViolationsInWholePage(page);

    // What the server refuses is said at its field, which comes into sight.
    await page.unroute("**/api/savesong/*");
    await page.route("**/api/savesong/*", (route) =>
      route.fulfill({
        status: 422,
        json: {
          code: "invalid",
          message: "Please complete the missing fields",
          fields: [{ path: "title", message: "This title is taken" }],
        },
      }),
    );
    await save(page).click();
    const title = page.getByRole("textbox", { name: "Title" });
    await expect(title).toBeFocused();
    await expect(title).toBeInViewport({ ratio: 1 });
    await expect(page.getByText("This title is taken")).toBeInViewport({ ratio: 1 });
    await expect(alert(page)).toHaveText("Please complete the missing fields");
    await expect(alert(page)).toBeInViewport({ ratio: 1 });
  },
);
