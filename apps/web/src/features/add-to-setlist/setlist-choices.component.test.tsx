import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectNoAxeViolations } from "../../../test/axe.ts";
import { showInProduct } from "../../../test/product.tsx";
import type { SetlistChoice } from "./setlist-choice.ts";
import { SetlistChoices } from "./setlist-choices.tsx";

const set = (section: number, name: string, isUsual = false) => ({
  section,
  name,
  minutes: 45,
  isUsual,
});

const CROWN: SetlistChoice = {
  id: 7,
  name: "Half Crown",
  facts: "Sat 28-Nov-2026, The Half Crown · 94 of 95 min",
  sets: [set(1, "Set 1"), set(2, "Set 2", true), set(4, "Encore")],
  here: [],
  isFull: false,
};
const DUO: SetlistChoice = {
  ...CROWN,
  id: 8,
  name: "Duo",
  facts: "45 min",
  sets: [set(1, "Set 1", true)],
};
const HELD: SetlistChoice = {
  ...CROWN,
  id: 9,
  name: "Wedding",
  here: [{ title: "Low Tide", set: "Set 1" }],
  isFull: true,
};

const button = (name: string | RegExp) => page.getByRole("button", { name });
const setOf = (name: string, set: RegExp) =>
  page.getByRole("group", { name: `Sets of ${name}` }).getByRole("button", { name: set });

async function show(choices: readonly SetlistChoice[] = [CROWN, DUO, HELD]) {
  const chosen = vi.fn<(choice: SetlistChoice, section: number) => void>();
  const onNew = vi.fn<() => void>();
  await showInProduct(<SetlistChoices choices={choices} onChoose={chosen} onNew={onNew} />);
  return { chosen, onNew };
}

describe("choosing a set list", () => {
  it("takes the last set with a press on the name, and any other with one on it", async () => {
    const { chosen } = await show();
    await expectNoAxeViolations();
    await button(/^Half Crown/).click();
    expect(chosen).toHaveBeenLastCalledWith(CROWN, 2);
    await setOf("Half Crown", /Encore/).click();
    expect(chosen).toHaveBeenLastCalledWith(CROWN, 4);
  });

  it("asks for no set where there is one", async () => {
    const { chosen } = await show();
    await expect.element(page.getByRole("group", { name: "Sets of Duo" })).not.toBeInTheDocument();
    await button(/^Duo/).click();
    expect(chosen).toHaveBeenLastCalledWith(DUO, 1);
  });

  it("says where the song is already, and puts it there no second time", async () => {
    const { chosen } = await show();
    const held = button(/^Wedding/);
    await expect.element(page.getByText("“Low Tide” is in Set 1 already")).toBeVisible();
    await expect.element(held).toHaveAttribute("aria-disabled", "true");
    await held.click({ force: true });
    await expect.element(setOf("Wedding", /Set 2/)).not.toBeInTheDocument();
    expect(chosen).not.toHaveBeenCalled();
  });

  it("is walked with the arrow keys, from the first set list to a new one", async () => {
    const { chosen, onNew } = await show([CROWN, DUO]);
    await expect.element(button(/^Half Crown/)).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}{Enter}");
    expect(chosen).toHaveBeenLastCalledWith(CROWN, 1);
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    expect(onNew).toHaveBeenCalledOnce();
  });
});

it("a set list is looked for by its name, and the arrow leads from there into those found", async () => {
  const typed = vi.fn<(text: string) => void>();
  await showInProduct(
    <SetlistChoices choices={[DUO]} search={{ text: "du", type: typed }} onChoose={() => {}} />,
  );
  const field = page.getByRole("searchbox", { name: "Find a set list" });
  await field.fill("duo");
  expect(typed).toHaveBeenLastCalledWith("duo");
  await field.click();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(button(/^Duo/)).toHaveFocus();
});
