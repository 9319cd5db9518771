// A server that is stopped while two forms are open, and started again: nothing that was typed is lost.

import type { Page } from "@playwright/test";
import { expect } from "../support/flow.ts";
import { isPhone, said } from "../support/list-screen.ts";
import { signIn } from "../support/member.ts";
import { test } from "../support/own-server-flow.ts";
import { column, editorIsOpen, savedTitles } from "../support/setlist-board.ts";
import { addSetlist } from "../support/setlists.ts";
import { addSongs } from "../support/songs.ts";
import { countSteps } from "../support/steps.ts";

test(
  "a song and a set list are saved while the server is stopped, and again once it is back: 2 each",
  { tag: "@phone" },
  async ({ page, context, request, administrator, server }) => {
    test.slow();
    const { session } = administrator;
    const [song] = await addSongs(request, session, [{ title: "Paper Lanterns", status: "C" }]);
    const { id } = await addSetlist(request, session, { name: "Saturday" });
    await signIn(page, administrator, `/song/${song?.id}/edit`);
    await page.getByRole("textbox", { name: "To do" }).fill("Learn the bridge");
    const other = await context.newPage();
    await other.goto(`/setlist/${id}/edit`);
    await editorIsOpen(other);
    await other.getByRole("button", { name: "Add Paper Lanterns" }).click();
    if (isPhone())
      await other
        .getByRole("group", { name: "Lists" })
        .getByRole("button", { name: "Set 1" })
        .click();
    const steps = countSteps();
    const save = (tab: Page) => steps.press(tab.getByRole("button", { name: "Save", exact: true }));

    await server.whileAway(async () => {
      await save(page);
      // What is said of the server moves a page down: a press in that moment would miss.
      await expect(other.getByText("The server does not answer.")).toBeVisible();
      await save(other);
      for (const tab of [page, other])
        await expect(
          tab.getByText(/Your changes are kept on this device|are kept on this device/).first(),
        ).toBeVisible();
    });
    await expect(page.getByRole("textbox", { name: "To do" })).toHaveValue("Learn the bridge");
    await expect(column(other, "First Set")).toContainText("Paper Lanterns");
    for (const tab of [page, other]) await save(tab);
    await expect(said(page, "“Paper Lanterns” was saved")).toBeAttached();
    await expect(said(other, "“Saturday” was saved")).toBeAttached();
    expect(steps.count).toBe(4);
    const headers = { authorization: `Bearer ${session.token}` };
    const kept = await request.get(`/api/song/${song?.id}`, { headers });
    expect(await kept.json()).toMatchObject({ todo: "Learn the bridge" });
    expect(await savedTitles(request, session, id)).toEqual([["Paper Lanterns"], [], [], []]);
  },
);
