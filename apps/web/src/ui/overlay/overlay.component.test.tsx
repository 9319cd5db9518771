import { useState } from "react";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectNoAxeViolations } from "../../../test/axe.ts";
import { showInProduct } from "../../../test/product.tsx";
import { Button } from "../buttons/button.tsx";
import { useWindows } from "../windows/window-context.ts";
import { OverlayHead } from "./overlay-head.tsx";
import { Overlay } from "./overlay.tsx";

const layer = page.getByRole("dialog", { name: "Choose a song" });
const opener = page.getByRole("button", { name: "Choose…" });

function Chooser() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Choose…</Button>
      {open && (
        <Overlay label="Choose a song" place="centre" width={400} atField onClose={close}>
          <OverlayHead title="Choose a song" onClose={close} />
          <input aria-label="Title" />
        </Overlay>
      )}
    </>
  );
}

describe("a layer over the page", () => {
  it("begins at its field, and its cross gives the focus back", async () => {
    await showInProduct(<Chooser />);
    await opener.click();
    await expect.element(layer.getByRole("textbox", { name: "Title" })).toHaveFocus();
    await expectNoAxeViolations();
    await layer.getByRole("button", { name: "Close" }).click();
    await expect.element(layer).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  it("closes with a press beside it, and not with one on it", async () => {
    await showInProduct(<Chooser />);
    await opener.click();
    await layer.getByRole("heading", { name: "Choose a song" }).click();
    await expect.element(layer).toBeVisible();
    await userEvent.click(layer, { position: { x: 5, y: 5 } });
    await expect.element(layer).not.toBeInTheDocument();
  });

  it("closes alone with Escape: the window that it stands in stays", async () => {
    function Opener() {
      const { open } = useWindows();
      const window = { key: "song/12", title: "Paper Lanterns", width: 400, props: {} };
      const content = () => Promise.resolve(Chooser);
      return <Button onClick={() => open({ ...window, content })}>Open</Button>;
    }
    await showInProduct(<Opener />);
    await page.getByRole("button", { name: "Open" }).click();
    await opener.click();
    await expect.element(layer.getByRole("textbox", { name: "Title" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.element(layer).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    await expect.element(page.getByRole("dialog", { name: "Paper Lanterns" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect
      .element(page.getByRole("dialog", { name: "Paper Lanterns" }))
      .not.toBeInTheDocument();
  });
});
