import { QueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
// As the product around it is shown.
import { cleanup } from "vitest-browser-react/pure";
import { expectNoAxeViolations } from "../../../../test/axe.ts";
import { showInProduct } from "../../../../test/product.tsx";
import { createClient } from "../../../lib/http/client.ts";
import { fakeRequest } from "../../../lib/http/fake-request.fixture.ts";
import { ServicesContext, useServices } from "../../../lib/services/services-context.ts";
import { createNotifications } from "../../../ui/notifications/notifications.ts";
import { NotificationsContext } from "../../../ui/notifications/notifications-context.ts";
import { createCloseGuards } from "../../../ui/windows/close-guards.ts";
import { CurrentWindowContext } from "../../../ui/windows/window-context.ts";
import { FollowerImport } from "./follower-import.tsx";

const KEY = "bandFollowers/import";
const LINES = "ann@fans.example;Leeds;Gig;;Y\nben@fans.example;York;Gig;;Y";
const question = page.getByRole("alertdialog", { name: "Import Followers" });
const sending = page.getByRole("progressbar", { name: "Sending 2 followers" });
const adding = page.getByRole("progressbar", { name: "Adding 2 followers" });
const cancel = page.getByRole("button", { name: "Cancel import" });
const lines = page.getByLabelText("Or paste the lines");

/** An import whose two lines are on their way, and the other end of the line. */
async function begin() {
  const { xhr, request } = fakeRequest();
  const client = createClient({
    token: () => "token-1",
    onSignedOut: vi.fn(),
    onReached: vi.fn(),
    newRequest: () => request,
  });
  const notifications = createNotifications({ now: () => new Date(), after: () => () => {} });
  const guards = createCloseGuards();
  const dismiss = vi.fn<() => void>();
  const current = {
    key: KEY,
    presentation: "window",
    head: null,
    close: () => guards.mayClose(KEY),
    dismiss,
    setTitle: () => {},
    guards,
  } as const;
  function Connected({ children }: { children: ReactNode }) {
    return <ServicesContext value={{ ...useServices(), client }}>{children}</ServicesContext>;
  }
  await showInProduct(
    <Connected>
      <NotificationsContext value={notifications}>
        <CurrentWindowContext value={current}>
          <FollowerImport />
        </CurrentWindowContext>
      </NotificationsContext>
    </Connected>,
    new QueryClient(),
  );
  await lines.fill(LINES);
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await question.getByRole("button", { name: "Import" }).click();
  await expect.element(sending).toBeVisible();
  await expect.poll(() => xhr.json).not.toBe("");
  return {
    xhr,
    dismiss,
    close: current.close,
    told: () => notifications.list().map(({ title }) => title),
  };
}

describe("an import of followers", () => {
  it("shows how much of the lines has left, and then that they are added", async () => {
    const { xhr, dismiss, told } = await begin();
    expect([xhr.method, xhr.address]).toEqual(["POST", "/api/importfollowers"]);
    expect(JSON.parse(xhr.json)).toEqual({ text: LINES });
    xhr.progress(43, 100);
    await expect.element(page.getByText("43 %")).toBeVisible();
    await expect.element(sending).toHaveAttribute("value", "0.43");
    await expectNoAxeViolations();
    xhr.progress(100, 100);
    await expect.element(adding).not.toHaveAttribute("value");
    await expect.element(page.getByRole("status")).toHaveTextContent("Adding 2 followers");
    await expectNoAxeViolations();
    xhr.answer(201, '{"added":1,"skipped":1}');
    await expect.poll(() => dismiss).toHaveBeenCalledOnce();
    expect(told()).toEqual([
      "1 follower(s) successfully added. 1 rows skipped, follower already exists",
    ]);
  });

  it("is cancelled until all of it has left, and keeps the lines", async () => {
    const { xhr, dismiss, told } = await begin();
    const aborted = vi.spyOn(xhr, "abort");
    xhr.progress(43, 100);
    await cancel.click();
    await expect.element(lines).toHaveValue(LINES);
    expect(aborted).toHaveBeenCalledOnce();
    expect(told()).toEqual(["Cancelled. Nobody was added."]);
    expect(dismiss).not.toHaveBeenCalled();
  });

  it("is stopped by nobody once it has left, and its window closes without a question", async () => {
    const { xhr, close } = await begin();
    xhr.progress(100, 100);
    await expect.element(adding).toBeVisible();
    await expect.element(cancel).not.toBeInTheDocument();
    expect(await close()).toBe(true);
  });

  it("asks before its window closes while it is sent", async () => {
    const { close } = await begin();
    const kept = close();
    await question.getByRole("button", { name: "Go on importing" }).click();
    expect(await kept).toBe(false);
    await expect.element(sending).toBeVisible();
    const closed = close();
    await question.getByRole("button", { name: "Cancel import" }).click();
    expect(await closed).toBe(true);
  });

  it("is cancelled where its window goes while it is sent", async () => {
    const { told } = await begin();
    await cleanup();
    await expect.poll(told).toEqual(["Cancelled. Nobody was added."]);
  });

  it("tells how it ended where its window has closed", async () => {
    const { xhr, dismiss, told } = await begin();
    xhr.progress(100, 100);
    await expect.element(adding).toBeVisible();
    await cleanup();
    xhr.answer(409, '{"code":"limit_reached","message":"There is no place for more of these."}');
    await expect.poll(told).toEqual(["The followers were not imported"]);
    expect(dismiss).not.toHaveBeenCalled();
  });

  it("says why nobody was added, with the lines to mend", async () => {
    const { xhr } = await begin();
    xhr.progress(100, 100);
    xhr.answer(409, '{"code":"limit_reached","message":"There is no place for more of these."}');
    await expect
      .element(page.getByRole("alert"))
      .toHaveTextContent("There is no place for more of these.");
    await expect.element(lines).toHaveValue(LINES);
  });
});
