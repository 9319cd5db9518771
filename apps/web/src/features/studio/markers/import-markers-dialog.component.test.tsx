import type { SharedMarkers } from "@bandstand/contracts/band-user-songs";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectNoAxeViolations } from "../../../../test/axe.ts";
import { showInProduct } from "../../../../test/product.tsx";
import { createNotifications } from "../../../ui/notifications/notifications.ts";
import { NotificationsContext } from "../../../ui/notifications/notifications-context.ts";
import { ImportMarkersDialog } from "./import-markers-dialog.tsx";

const SAM: SharedMarkers = {
  bandUserId: 7,
  bandUser: { nickname: "Sam", instrument: "Bass" },
  otherRecording: false,
  markers: [
    { id: 1, time: 4, label: "Verse", notes: "", color: "red", icon: "location_on" },
    { id: 2, time: 30, label: "Chorus", notes: "", color: "red", icon: "location_on" },
  ],
};

const onClose = vi.fn<() => void>();
const dialog = page.getByRole("dialog", { name: "Import Markers" });
const question = page.getByRole("alertdialog", { name: "Unsaved Changes" });

async function show(): Promise<void> {
  await showInProduct(
    <NotificationsContext
      value={createNotifications({ now: () => new Date(), after: () => () => {} })}
    >
      <ImportMarkersDialog
        members={[SAM]}
        error={null}
        onRetry={() => {}}
        own={[]}
        onImport={async () => 0}
        onClose={onClose}
      />
    </NotificationsContext>,
  );
}

beforeEach(() => onClose.mockClear());

describe("the markers of others", () => {
  it("close at once where none is chosen", async () => {
    await show();
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => onClose).toHaveBeenCalled();
  });

  it("ask before they close with some chosen, however often Escape is pressed", async () => {
    await show();
    await dialog.getByRole("checkbox", { name: /Verse/ }).click();
    for (const _ of ["first", "second", "third"]) {
      await userEvent.keyboard("{Escape}");
      await expect
        .element(question.getByText("1 marker chosen and not imported. Close and lose the choice?"))
        .toBeVisible();
      await userEvent.keyboard("{Escape}");
      await expect.element(question).not.toBeInTheDocument();
      await expect.element(dialog).toBeVisible();
    }
    expect(onClose).not.toHaveBeenCalled();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expectNoAxeViolations();
    await question.getByRole("button", { name: "Discard" }).click();
    await expect.poll(() => onClose).toHaveBeenCalled();
  });
});
