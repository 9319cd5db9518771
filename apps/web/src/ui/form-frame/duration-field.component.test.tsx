import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import * as z from "zod/mini";
import { showInProduct } from "../../../test/product.tsx";
import { DurationField } from "./duration-field.tsx";
import { RecordForm } from "./record-form.tsx";
import { type RecordFormOptions, useRecordForm } from "./use-record-form.ts";

const songFields = z.object({ seconds: z.nullable(z.number()) });
type SongForm = RecordFormOptions<typeof songFields, unknown>;

const song = { seconds: 210, updatedAt: "2026-11-01T10:00:00.000Z" };
const duration = page.getByRole("textbox", { name: "Duration" });
const save = page.getByRole("button", { name: "Save" });

async function showForm() {
  const sent = vi.fn<SongForm["save"]>().mockResolvedValue(undefined);
  function Form() {
    const form = useRecordForm<typeof songFields, unknown>({
      label: "Paper Lanterns",
      draft: { kind: "song", of: 4 },
      original: song,
      schema: songFields,
      save: sent,
    });
    return (
      <RecordForm form={form}>
        <DurationField field={form.field("seconds")} label="Duration" />
      </RecordForm>
    );
  }
  await showInProduct(<Form />);
  return sent;
}

describe("a length", () => {
  it.each([
    ["4:05", "4:05", 245],
    ["125", "2:05", 125],
  ])("typed as %s is shown as %s and sent as whole seconds", async (typed, shown, seconds) => {
    const sent = await showForm();
    await expect.element(duration).toHaveValue("3:30");
    await duration.fill(typed);
    await userEvent.tab();
    await expect.element(duration).toHaveValue(shown);
    await save.click();
    await expect.poll(() => sent.mock.lastCall?.[0]).toMatchObject({ seconds });
  });

  it("that is no time stays, says so once its field is left, and keeps the record from being saved", async () => {
    const sent = await showForm();
    await duration.fill("1:99");
    await userEvent.tab();
    await expect.element(duration).toHaveValue("1:99");
    await expect.element(duration).toHaveAccessibleDescription(/Please enter a time, such as 3:30/);
    await save.click();
    await expect.element(duration).toHaveFocus();
    await expect
      .element(page.getByRole("alert"))
      .toMatchTextContent("Nothing is missing, but one value is not right.");
    expect(sent).not.toHaveBeenCalled();
  });
});
