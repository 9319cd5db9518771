import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectNoAxeViolations } from "../../../test/axe.ts";
import { showInProduct } from "../../../test/product.tsx";
import { Button } from "../buttons/button.tsx";
import { type Confirmation, useConfirm } from "./confirm-context.ts";

const question = (name: string) => page.getByRole("alertdialog", { name });
const press = (name: string) => page.getByRole("button", { name }).click();

const deleting: Confirmation = {
  title: "Delete Song",
  text: "“Northbound Train” and its recording will go.",
  destructive: true,
  yes: "Delete song",
  no: "Keep",
};
const leaving: Confirmation = { title: "Leave Band", text: "Leave The Ardens?" };

async function showAsker(...confirmations: Confirmation[]) {
  const answers: [string, boolean][] = [];
  function Asker() {
    const confirm = useConfirm();
    const ask = async (confirmation: Confirmation): Promise<void> => {
      answers.push([confirmation.title, await confirm(confirmation)]);
    };
    return (
      <Button onClick={() => void Promise.all(confirmations.map((one) => ask(one)))}>Ask</Button>
    );
  }
  await showInProduct(<Asker />);
  await press("Ask");
  return answers;
}

describe("a question", () => {
  it("begins at what keeps all where something would be lost, and at Yes where nothing would", async () => {
    await showAsker(deleting, leaving);
    await expect.element(question("Delete Song")).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Keep" })).toHaveFocus();
    await expectNoAxeViolations();
    await press("Keep");
    await expect.element(question("Leave Band")).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Yes" })).toHaveFocus();
  });

  it("waits until the one before it is answered", async () => {
    const answers = await showAsker(deleting, leaving);
    await expect
      .element(question("Delete Song"))
      .toHaveAccessibleDescription("“Northbound Train” and its recording will go.");
    await expect.element(question("Leave Band")).not.toBeInTheDocument();
    await press("Delete song");
    await expect.element(question("Leave Band")).toBeVisible();
    await expect.element(question("Delete Song")).not.toBeInTheDocument();
    await press("No");
    expect(answers).toEqual([
      ["Delete Song", true],
      ["Leave Band", false],
    ]);
  });

  it("takes Escape for No and gives the focus back", async () => {
    const answers = await showAsker(leaving);
    await expect.element(question("Leave Band")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(question("Leave Band")).not.toBeInTheDocument();
    await expect.element(page.getByRole("button", { name: "Ask" })).toHaveFocus();
    expect(answers).toEqual([["Leave Band", false]]);
  });

  it("lets nothing behind it be reached", async () => {
    await showAsker(deleting);
    await expect.element(page.getByRole("button", { name: "Keep" })).toHaveFocus();
    // The way back leads past the button that asked.
    await userEvent.tab({ shift: true });
    expect(document.activeElement?.textContent).not.toBe("Ask");
  });
});
