import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import * as z from "zod/mini";
import { expectNoAxeViolations } from "../../../test/axe.ts";
import { showInProduct } from "../../../test/product.tsx";
import { DateField } from "./date-field.tsx";
import { RecordForm } from "./record-form.tsx";
import { TimeField } from "./time-field.tsx";
import { type RecordFormOptions, useRecordForm } from "./use-record-form.ts";

const gigFields = z.object({ start: z.nullable(z.string()), day: z.nullable(z.string()) });
type GigForm = RecordFormOptions<typeof gigFields, unknown>;

const gig = { start: "20:00", day: "2026-11-28", updatedAt: "2026-11-01T10:00:00.000Z" };
const start = page.getByRole("textbox", { name: "Start" });
const day = page.getByRole("textbox", { name: "Day" });

async function showForm() {
  const sent = vi.fn<GigForm["save"]>().mockResolvedValue(undefined);
  function Form() {
    const form = useRecordForm<typeof gigFields, unknown>({
      label: "The Swan",
      draft: { kind: "event", of: 4 },
      original: gig,
      schema: gigFields,
      save: sent,
    });
    return (
      <RecordForm form={form}>
        <TimeField field={form.field("start")} label="Start" />
        <DateField field={form.field("day")} label="Day" />
      </RecordForm>
    );
  }
  await showInProduct(<Form />);
  return () =>
    page
      .getByRole("button", { name: "Save" })
      .click()
      .then(() => sent.mock.lastCall?.[0]);
}

describe("a time of day", () => {
  it.each([
    ["2045", "20:45"],
    ["9.30", "09:30"],
  ])("typed as %s is shown and sent as %s", async (typed, shown) => {
    const saved = await showForm();
    await expect.element(start).toHaveValue("20:00");
    await start.fill(typed);
    await userEvent.tab();
    await expect.element(start).toHaveValue(shown);
    expect(await saved()).toMatchObject({ start: shown });
  });

  it("that is none is cleared once its field is left", async () => {
    const saved = await showForm();
    await start.fill("late");
    await userEvent.tab();
    await expect.element(start).toHaveValue("");
    expect(await saved()).toMatchObject({ start: null });
  });
});

describe("a day", () => {
  it("is shown with its month by name, and typed with or without", async () => {
    const saved = await showForm();
    await expect.element(day).toHaveValue("28-Nov-2026");
    await expectNoAxeViolations();
    await day.fill("5/12/2026");
    await userEvent.tab();
    await expect.element(day).toHaveValue("05-Dec-2026");
    expect(await saved()).toMatchObject({ day: "2026-12-05" });
  });
});
