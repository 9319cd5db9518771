import { Failure } from "@bandstand/contracts/failure";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import * as z from "zod/mini";
import { expectNoAxeViolations } from "../../../test/axe.ts";
import { showInProduct } from "../../../test/product.tsx";
import { Button } from "../buttons/button.tsx";
import { RecordForm } from "./record-form.tsx";
import { TextField } from "./text-field.tsx";
import { type RecordFormOptions, useRecordForm } from "./use-record-form.ts";

const venueFields = z.object({
  name: z.string().check(z.minLength(1)),
  town: z.nullable(z.string().check(z.maxLength(20))),
});
type VenueForm = RecordFormOptions<typeof venueFields, unknown>;

const theSwan = { name: "The Swan", town: "Ipswich", updatedAt: "2026-11-01T10:00:00.000Z" };
const name = page.getByRole("textbox", { name: "Name" });
const town = page.getByRole("textbox", { name: /^Town/ });
const save = page.getByRole("button", { name: "Save" });
const question = (title: string) => page.getByRole("alertdialog", { name: title });
const answer = (label: string) => page.getByRole("button", { name: label, exact: true }).click();

const expectNothingToSave = () => expect.element(save).toHaveAttribute("aria-disabled", "true");

async function showForm(options: Partial<VenueForm> = {}) {
  const sent = vi.fn<VenueForm["save"]>().mockResolvedValue(undefined);
  const left = vi.fn<() => void>();
  const asked = vi.fn<() => void>();
  function Form() {
    const form = useRecordForm<typeof venueFields, unknown>({
      label: "The Swan",
      draft: { kind: "venue", of: 4 },
      original: theSwan,
      schema: venueFields,
      save: sent,
      ...options,
    });
    return (
      <RecordForm form={form} onLeave={left}>
        <TextField field={form.field("name")} label="Name" required />
        <TextField field={form.field("town")} label="Town" maxLength={20} />
        <Button onClick={asked}>Ask them</Button>
      </RecordForm>
    );
  }
  const router = await showInProduct(<Form />);
  return { sent, left, asked, router };
}

const changed = new Failure("changed_meanwhile", {
  details: { changedBy: "Theo", changedAt: "2026-11-20T13:30:00.000Z" },
});

describe("the form of a record", () => {
  it("says at a field what is wrong with it once it is left", async () => {
    await showForm();
    await name.fill("");
    await expect.element(name).toHaveAttribute("aria-invalid", "false");
    await userEvent.tab();
    await expect.element(name).toHaveAttribute("aria-invalid", "true");
    await expect.element(name).toHaveAccessibleDescription("Please enter a value");
    await expectNoAxeViolations();
  });

  it("cuts nothing of what is too long, and says so once the field is left", async () => {
    await showForm();
    await town.click();
    await userEvent.keyboard("{End} upon the river Orwell");
    await expect.element(town).toHaveValue("Ipswich upon the river Orwell");
    await userEvent.tab();
    await expect.element(town).toHaveAccessibleDescription("At most 20 characters");
    await expectNoAxeViolations();
  });

  it("has what is pressed below a field that is left wrong pressed, though a message comes between", async () => {
    const { asked } = await showForm();
    await name.fill("");
    await page.getByRole("button", { name: "Ask them" }).click({ delay: 100 });
    expect(asked).toHaveBeenCalledOnce();
    await expect.element(name).toHaveAccessibleDescription("Please enter a value");
  });

  it("takes whoever saves to the first field that is wrong, and sends nothing", async () => {
    const { sent } = await showForm();
    await town.fill("a town with a name far too long");
    await name.fill("");
    await town.click();
    await save.click();
    await expect
      .element(page.getByRole("alert"))
      .toMatchTextContent("Please complete the missing fields");
    await expect.element(name).toHaveFocus();
    expect(sent).not.toHaveBeenCalled();
  });

  it("sends what was changed alone, with the version that it was made to", async () => {
    const { sent } = await showForm();
    await expectNothingToSave();
    await name.fill("The White Swan");
    await expect.element(page.getByText("Unsaved Changes")).toBeVisible();
    await userEvent.keyboard("{Control>}s{/Control}");
    await expectNothingToSave();
    expect(sent.mock.calls.map(([body]) => body)).toEqual([
      { name: "The White Swan", updatedAt: "2026-11-01T10:00:00.000Z" },
    ]);
  });

  it("says at its field what the server refuses, and keeps what was typed", async () => {
    const fields = [{ path: "name", message: "There is a venue of this name already" }];
    const refused = new Failure("invalid", { fields });
    await showForm({ save: () => Promise.reject(refused) });
    await name.fill("The Anchor");
    await save.click();
    await expect.element(name).toHaveAccessibleDescription("There is a venue of this name already");
    await expect.element(name).toHaveFocus();
    await expect.element(name).toHaveValue("The Anchor");
  });

  it("has Save in its place from the first, and says why it cannot be pressed", async () => {
    const { sent } = await showForm();
    await expectNothingToSave();
    await expect.element(save).toHaveAccessibleDescription("Nothing is changed");
    await name.click();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    expect(sent).not.toHaveBeenCalled();
    await expectNoAxeViolations();
    await name.fill("The Anchor");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect.poll(() => sent.mock.lastCall?.[0]).toMatchObject({ name: "The Anchor" });
  });

  it("is left by Cancel once there is nothing to take back", async () => {
    const { left } = await showForm();
    await name.fill("The Anchor");
    await answer("Cancel");
    await answer("Discard changes");
    await expect.element(name).toHaveValue("The Swan");
    expect(left).not.toHaveBeenCalled();
    await answer("Cancel");
    expect(left).toHaveBeenCalledOnce();
  });

  it("asks before its changes are taken back", async () => {
    await showForm();
    await name.fill("The Anchor");
    await answer("Cancel");
    await expect
      .element(question("Reset Changes"))
      .toHaveAccessibleDescription("Take back the changes to “The Swan”?");
    await answer("Keep editing");
    await expect.element(name).toHaveValue("The Anchor");
    await answer("Cancel");
    await answer("Discard changes");
    await expect.element(name).toHaveValue("The Swan");
    await expectNothingToSave();
  });

  it("asks before the page is left as long as something is changed", async () => {
    const { router } = await showForm();
    await name.fill("The Anchor");
    router.history.push("/elsewhere");
    await expect
      .element(question("Unsaved Changes"))
      .toHaveAccessibleDescription(
        "“The Swan” is not saved. Leave this page and lose the changes?",
      );
    await answer("Keep editing");
    await expect.element(question("Unsaved Changes")).not.toBeInTheDocument();
    expect(router.history.location.pathname).toBe("/here");

    await save.click();
    await expectNothingToSave();
    router.history.push("/elsewhere");
    await expect.poll(() => router.history.location.pathname).toBe("/elsewhere");
  });

  it("asks what to do when somebody else has saved meanwhile, and saves over theirs when told to", async () => {
    const sent = vi.fn<VenueForm["save"]>().mockRejectedValueOnce(changed);
    await showForm({ save: sent });
    await name.fill("The Anchor");
    await save.click();
    await expect
      .element(question("Changed meanwhile"))
      .toMatchTextContent("Theo changed “The Swan” on Fri 20-Nov-2026 at 13:30");
    await expect.element(page.getByRole("button", { name: "Keep editing" })).toHaveFocus();
    await answer("Overwrite");
    await expectNothingToSave();
    expect(sent.mock.lastCall?.[0]).toEqual({ name: "The Anchor" });
  });

  it("shows their version instead when told to reload", async () => {
    const theirs = {
      name: "The Black Swan",
      town: "Ipswich",
      updatedAt: "2026-11-20T13:30:00.000Z",
    };
    await showForm({
      save: () => Promise.reject(changed),
      reload: () => Promise.resolve(theirs),
    });
    await name.fill("The Anchor");
    await save.click();
    await answer("Reload");
    await expect.element(name).toHaveValue("The Black Swan");
    await expectNothingToSave();
  });

  it("keeps what was typed when the save fails, and says why", async () => {
    const failed = new Failure("unexpected", { message: "Error Saving Data", reference: "7f3a" });
    await showForm({ save: () => Promise.reject(failed) });
    await name.fill("The Anchor");
    await save.click();
    await expect
      .element(page.getByRole("alert"))
      .toMatchTextContent("Error Saving Data Reference 7f3a");
    await expect.element(name).toHaveValue("The Anchor");
    await expect.element(save).toBeVisible();
  });
});
