import { lazy, useState } from "react";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { showInProduct } from "../../../test/product.tsx";
import { ChunkLoadError } from "../../lib/chunk-load.ts";
import { Button } from "../buttons/button.tsx";
import { createNotifications } from "../notifications/notifications.ts";
import { NotificationsContext } from "../notifications/notifications-context.ts";
import { WindowErrorBoundary } from "../windows/window-error-boundary.tsx";
import { Part } from "./part.tsx";

const clock = { now: () => new Date(), after: () => () => {} };
let notifications = createNotifications(clock);
const opener = page.getByRole("button", { name: "Open" });
const lyrics = page.getByRole("textbox", { name: "Lyrics" });

beforeEach(() => {
  notifications = createNotifications(clock);
});

/** A form, and a layer over it that fails in this way. */
async function showForm(error: Error): Promise<void> {
  const Layer = lazy<() => null>(async () => {
    throw error;
  });
  function Form() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <textarea aria-label="Lyrics" />
        <Button onClick={() => setOpen(true)}>Open</Button>
        {open && (
          <Part onFailed={() => setOpen(false)}>
            <Layer />
          </Part>
        )}
      </>
    );
  }
  await showInProduct(
    <NotificationsContext value={notifications}>
      <WindowErrorBoundary renderFallback={({ message }) => <p role="alert">{message}</p>}>
        <Form />
      </WindowErrorBoundary>
    </NotificationsContext>,
  );
}

it("a part that does not come is told each time, and what is typed stays", async () => {
  await showForm(new ChunkLoadError("Chunk load error: it did not come."));
  await lyrics.fill("Lanterns on the water");
  for (const times of [1, 2]) {
    await opener.click();
    await expect.poll(() => notifications.list()).toHaveLength(times);
  }
  expect(notifications.list()[0]).toMatchObject({
    title: "Failed to open dialog.",
    reason: "Chunk load error: it did not come.",
    action: { label: "Reload" },
  });
  await expect.element(lyrics).toHaveValue("Lanterns on the water");
});

it("a part that comes and has a fault is for whoever shows those of the page", async () => {
  await showForm(new Error("No such chord"));
  await opener.click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("No such chord");
  expect(notifications.list()).toEqual([]);
});

it("a part that is not on the device says so without a network, and blames nothing", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  onTestFinished(() => void vi.restoreAllMocks());
  await showForm(new ChunkLoadError("Chunk load error: it did not come."));
  await opener.click();
  await expect.poll(() => notifications.list()).toHaveLength(1);
  expect(notifications.list()[0]).toMatchObject({ kind: "info", title: "Not on this device" });
  await expect.element(lyrics).toBeVisible();
});
