import { describe, expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectNoAxeViolations } from "../../../test/axe.ts";
import { showInProduct } from "../../../test/product.tsx";
import { ChunkLoadError } from "../../lib/chunk-load.ts";
import { Button } from "../buttons/button.tsx";
import { useConfirm } from "../confirm/confirm-context.ts";
import { useWindowCloseGuard, useWindows } from "./window-context.ts";
import type { WindowShape } from "./window-shape.ts";

const windowOf = (title: string) => page.getByRole("dialog", { name: title });
const opener = (title: string) => page.getByRole("button", { name: `Open ${title}` });

function Words() {
  return <p>Lanterns on the water</p>;
}

function Guarded() {
  const confirm = useConfirm();
  useWindowCloseGuard(() => confirm({ title: "Unsaved Changes", text: "Lose the changes?" }));
  return <p>Something typed</p>;
}

interface ShownWindow {
  key: string;
  title: string;
  content?: () => Promise<() => React.ReactNode>;
  shape?: WindowShape;
}

async function showOpeners(...windows: ShownWindow[]) {
  function Openers() {
    const { open } = useWindows();
    return windows.map(({ content = () => Promise.resolve(Words), ...window }) => (
      <Button key={window.key} onClick={() => open({ ...window, width: 320, props: {}, content })}>
        Open {window.title}
      </Button>
    ));
  }
  return showInProduct(<Openers />);
}

const lanterns: ShownWindow = { key: "song/12", title: "Paper Lanterns" };
const train: ShownWindow = { key: "song/13", title: "Northbound Train" };

async function onPhone() {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
}

describe("a window", () => {
  it("has the focus once it is open, closes with Escape, and gives the focus back to what opened it", async () => {
    await showOpeners(lanterns, train);
    await opener("Paper Lanterns").click();
    await expect.element(page.getByText("Lanterns on the water")).toBeVisible();
    await expect.element(windowOf("Paper Lanterns")).toHaveFocus();
    await expectNoAxeViolations();
    await userEvent.keyboard("{Escape}");
    await expect.element(windowOf("Paper Lanterns")).not.toBeInTheDocument();
    await expect.element(opener("Paper Lanterns")).toHaveFocus();
  });

  it("is raised, not opened a second time, when its record is asked for again", async () => {
    await showOpeners(lanterns, train);
    await opener("Paper Lanterns").click();
    await expect.element(windowOf("Paper Lanterns")).toHaveFocus();
    opener("Northbound Train")
      .element()
      .dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await expect.element(windowOf("Northbound Train")).toHaveAttribute("data-uppermost");
    opener("Paper Lanterns")
      .element()
      .dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await expect.element(windowOf("Paper Lanterns")).toHaveAttribute("data-uppermost");
    await expect.element(windowOf("Paper Lanterns")).toHaveFocus();
    expect(page.getByRole("dialog").elements()).toHaveLength(2);
  });

  it("stays open as long as its content says no, and asks once", async () => {
    await showOpeners({ ...lanterns, content: () => Promise.resolve(Guarded) });
    await opener("Paper Lanterns").click();
    await expect.element(page.getByText("Something typed")).toBeVisible();
    const question = page.getByRole("alertdialog", { name: "Unsaved Changes" });

    await userEvent.keyboard("{Escape}");
    await expect.element(question).toBeVisible();
    await page.getByRole("button", { name: "No" }).click();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(windowOf("Paper Lanterns")).toBeVisible();

    await windowOf("Paper Lanterns").getByRole("button", { name: "Close" }).click();
    await page.getByRole("button", { name: "Yes" }).click();
    await expect.element(windowOf("Paper Lanterns")).not.toBeInTheDocument();
    await expect.element(opener("Paper Lanterns")).toHaveFocus();
  });

  it("keeps what fails in it to itself and tries again", async () => {
    vi.spyOn(console, "error").mockReturnValue(undefined);
    onTestFinished(() => void vi.restoreAllMocks());
    const content = vi
      .fn<() => Promise<() => React.ReactNode>>()
      .mockRejectedValueOnce(new Error("The network went away."))
      .mockResolvedValue(Words);
    await showOpeners({ ...lanterns, content }, train);
    await opener("Paper Lanterns").click();
    await expect
      .element(windowOf("Paper Lanterns").getByRole("alert"))
      .toMatchTextContent("Failed to open dialog.");
    await expect.element(opener("Northbound Train")).toBeVisible();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.element(page.getByText("Lanterns on the water")).toBeVisible();
  });

  it("whose content is not on the device says so without a network, and closes", async () => {
    vi.spyOn(console, "error").mockReturnValue(undefined);
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    onTestFinished(() => void vi.restoreAllMocks());
    const content = () => Promise.reject(new ChunkLoadError("It did not come."));
    await showOpeners({ ...lanterns, content });
    await opener("Paper Lanterns").click();
    const told = windowOf("Paper Lanterns").getByRole("alert");
    await expect.element(told).toMatchTextContent(/^Not on this device/u);
    await expectNoAxeViolations();
    await told.getByRole("button", { name: "Close" }).click();
    await expect.element(windowOf("Paper Lanterns")).not.toBeInTheDocument();
  });

  it("is a sheet on a phone, with nothing beneath it in reach", async () => {
    await onPhone();
    await showOpeners(lanterns, train);
    await opener("Paper Lanterns").click();
    await expect.element(windowOf("Paper Lanterns")).toHaveAttribute("aria-modal", "true");
    expect(document.querySelector("main")?.closest("[inert]")).not.toBeNull();
    await expectNoAxeViolations();
    await windowOf("Paper Lanterns").getByRole("button", { name: "Close" }).click();
    await expect.element(windowOf("Paper Lanterns")).not.toBeInTheDocument();
    await expect.element(opener("Paper Lanterns")).toHaveFocus();
  });
});

/** One that has closed, and whose entry is being taken back: a browser does so in its own time. */
async function showClosing() {
  const router = await showOpeners({ ...lanterns, shape: "record" });
  await opener("Paper Lanterns").click();
  await expect.poll(() => router.history.location.state.windows).toEqual(["song/12"]);
  const { back } = router.history;
  const stepBack = vi
    .spyOn(router.history, "back")
    .mockImplementation((options) => void setTimeout(() => back(options), 100));
  await windowOf("Paper Lanterns").getByRole("button", { name: "Close" }).click();
  await expect.poll(() => stepBack.mock.calls.length).toBe(1);
  return { router, back };
}

describe("a link pressed while the entry of a closed window is taken back leads to its page", () => {
  it("that of a sheet", async () => {
    await onPhone();
    const { router, back } = await showClosing();
    router.history.push("/elsewhere");
    await new Promise((done) => setTimeout(done, 200));
    expect(router.history.location.pathname).toBe("/elsewhere");
    back();
    await expect.poll(() => router.history.location.pathname).toBe("/here");
    expect(router.history.location.state.windows ?? []).toEqual([]);
  });

  it("that of a window beside the page, when it was asked already whether it may", async () => {
    const { router, back } = await showClosing();
    router.history.push("/elsewhere", {}, { ignoreBlocker: true });
    await new Promise((done) => setTimeout(done, 400));
    expect(router.history.location.pathname).toBe("/elsewhere");
    back();
    await expect.poll(() => router.history.location.pathname).toBe("/here");
    expect(router.history.location.state.windows ?? []).toEqual([]);
  });
});
