import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import * as z from "zod/mini";
import { showInProduct } from "../../../test/product.tsx";
import { Button } from "../buttons/button.tsx";
import { NativeField } from "../native-fields/native-field.tsx";
import { EntryForm } from "./entry-form.tsx";
import { useEntryForm } from "./use-entry-form.ts";

const schema = z.object({ name: z.string().check(z.minLength(3, "Please enter your band name")) });

it("what is pressed below a field that is left wrong is pressed, though a message comes between", async () => {
  const pressed = vi.fn<() => void>();
  function Form() {
    const form = useEntryForm(schema, { name: "" });
    return (
      <>
        <EntryForm problem={form.problem} focusRequests={form.focusRequests} onSubmit={() => {}}>
          <NativeField field={form.field("name")} label="Band Name" />
        </EntryForm>
        <Button size="small" onClick={pressed}>
          Import a band
        </Button>
      </>
    );
  }
  await showInProduct(<Form />);
  const name = page.getByRole("textbox", { name: "Band Name" });
  await name.click();
  await page.getByRole("button", { name: "Import a band" }).click({ delay: 100 });
  expect(pressed).toHaveBeenCalledOnce();
  await expect.element(name).toHaveAccessibleDescription("Please enter your band name");
});

it("a field that the page has put somebody in says nothing to who leaves it as it is", async () => {
  function Form() {
    const form = useEntryForm(schema, { name: "" });
    return (
      <>
        <EntryForm problem={form.problem} focusRequests={form.focusRequests} onSubmit={() => {}}>
          <NativeField field={form.field("name")} label="Band Name" autoFocus />
        </EntryForm>
        <Button onClick={() => {}}>Import a band</Button>
      </>
    );
  }
  await showInProduct(<Form />);
  const name = page.getByRole("textbox", { name: "Band Name" });
  const leave = page.getByRole("button", { name: "Import a band" });
  await expect.element(name).toHaveFocus();
  await leave.click();
  await expect.element(name).not.toHaveAccessibleDescription();
  await name.fill("Lo");
  await leave.click();
  await expect.element(name).toHaveAccessibleDescription("Please enter your band name");
});
