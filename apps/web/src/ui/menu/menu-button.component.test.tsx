import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectNoAxeViolations } from "../../../test/axe.ts";
import { showInProduct } from "../../../test/product.tsx";
import { MenuButton } from "./menu-button.tsx";
import type { MenuGroup } from "./menu-item.ts";

const item = (name: string) => page.getByRole("menuitem", { name });
const button = page.getByRole("button", { name: "More for Paper Lanterns" });

async function openMenu() {
  const onSelect = vi.fn<(label: string) => void>();
  const offer = (label: string) => ({ key: label, label, onSelect: () => onSelect(label) });
  const groups: MenuGroup[] = [
    { key: "song", items: [offer("Open"), offer("Edit")] },
    {
      key: "recording",
      label: "Recording",
      items: [
        { ...offer("Play"), unavailable: "This song has no recording yet" },
        { ...offer("Delete"), danger: true },
      ],
    },
  ];
  await showInProduct(
    <MenuButton label="More for Paper Lanterns" groups={() => groups}>
      …
    </MenuButton>,
  );
  await button.click();
  return { onSelect };
}

describe("a menu", () => {
  it("begins at its first entry and goes around with the arrow keys", async () => {
    await openMenu();
    await expect.element(item("Open")).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}");
    await expect.element(item("Delete")).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect.element(item("Edit")).toHaveFocus();
  });

  it("goes to its ends with Home and End, and to an entry by its first letter", async () => {
    await openMenu();
    await userEvent.keyboard("{End}");
    await expect.element(item("Delete")).toHaveFocus();
    await userEvent.keyboard("{Home}");
    await expect.element(item("Open")).toHaveFocus();
    await userEvent.keyboard("e");
    await expect.element(item("Edit")).toHaveFocus();
  });

  it("does what is chosen once it is closed and its button has the focus back", async () => {
    const { onSelect } = await openMenu();
    const focused: (Element | null)[] = [];
    onSelect.mockImplementation(() => focused.push(document.activeElement));
    await userEvent.keyboard("{ArrowDown}{Enter}");
    expect(onSelect.mock.calls).toEqual([["Edit"]]);
    expect(focused).toEqual([button.element()]);
    await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
  });

  it("keeps an entry that cannot be chosen now, says why, and stays open when it is pressed", async () => {
    const { onSelect } = await openMenu();
    const play = page.getByRole("menuitem", { name: /^Play/ });
    await expect
      .element(play)
      .toHaveAttribute("aria-description", "This song has no recording yet");
    await expect.element(page.getByText("This song has no recording yet")).toBeVisible();
    await play.click({ force: true });
    expect(onSelect).not.toHaveBeenCalled();
    await expect.element(page.getByRole("menu")).toBeVisible();
    await expectNoAxeViolations();
  });

  it("closes with Escape and gives its button the focus", async () => {
    await openMenu();
    await expect.element(button).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
    await expect.element(button).toHaveAttribute("aria-expanded", "false");
  });

  it("closes with a press on its own button", async () => {
    await openMenu();
    await button.click();
    await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
  });
});
