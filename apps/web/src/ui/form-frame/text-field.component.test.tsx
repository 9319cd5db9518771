import { useState } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { showInProduct } from "../../../test/product.tsx";
import { TextField } from "./text-field.tsx";

const from = page.getByRole("textbox", { name: "From" });
// Once it is nearly full its label says how much fits.
const name = page.getByRole("textbox", { name: /^Name/ });
const told = page.getByText("The rest is cut off");

async function pasteInto(text: string) {
  function Fields() {
    const [value, set] = useState<string | null>(null);
    const field = { message: undefined, onBlur: () => {} };
    return (
      <>
        <TextField field={{ ...field, name: "from", value: text, set: () => {} }} label="From" />
        <TextField field={{ ...field, name: "name", value, set }} label="Name" maxLength={10} />
      </>
    );
  }
  await showInProduct(<Fields />);
  await userEvent.tripleClick(from);
  await userEvent.copy();
  await userEvent.click(name);
  await userEvent.paste();
}

it("tells of what was pasted and did not fit, until the text is shorter", async () => {
  await pasteInto("Rain on a tin roof");
  await expect.element(name).toHaveValue("Rain on a ");
  await expect.element(told).toBeVisible();
  await userEvent.keyboard("{Backspace}");
  await expect.element(told).not.toBeInTheDocument();
});

it("says nothing of what fits to the last letter", async () => {
  await pasteInto("Tin roof 2");
  await expect.element(name).toHaveValue("Tin roof 2");
  await expect.element(told).not.toBeInTheDocument();
});
