import { expect, it, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import * as z from "zod/mini";
import { expectNoAxeViolations } from "../../../test/axe.ts";
import { showInProduct } from "../../../test/product.tsx";
import { RecordForm } from "./record-form.tsx";
import { TextField } from "./text-field.tsx";
import { useRecordForm } from "./use-record-form.ts";

const fields = z.object({ name: z.string() });
const theSwan = { name: "The Swan", updatedAt: "2026-11-01T10:00:00.000Z" };

async function showOffline(adds: boolean) {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  onTestFinished(() => void vi.restoreAllMocks());
  const sent = vi.fn<() => Promise<void>>().mockResolvedValue(undefined);
  function Form() {
    const form = useRecordForm<typeof fields, unknown>({
      label: "The Swan",
      draft: { kind: "venue", of: adds ? "new" : 4 },
      original: theSwan,
      schema: fields,
      save: sent,
    });
    return (
      <RecordForm form={form} adds={adds} saveLabel={adds ? "Add Venue" : "Save"}>
        <TextField field={form.field("name")} label="Name" />
      </RecordForm>
    );
  }
  await showInProduct(<Form />);
  await page.getByRole("textbox", { name: "Name" }).fill("The Anchor");
  return sent;
}

it("what cannot be added while the network is away says so, and keeps what was typed", async () => {
  const sent = await showOffline(true);
  const add = page.getByRole("button", { name: "Add Venue" });
  await expect.element(add).toHaveAttribute("aria-disabled", "true");
  await expect.element(add).toHaveAccessibleDescription("You are offline");
  await expectNoAxeViolations();
  await add.click({ force: true });
  expect(sent).not.toHaveBeenCalled();
  await expect.element(page.getByRole("textbox", { name: "Name" })).toHaveValue("The Anchor");
});

it("a change is tried all the same", async () => {
  const sent = await showOffline(false);
  await page.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => sent.mock.calls).toHaveLength(1);
});
