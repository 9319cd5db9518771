import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectNoAxeViolations } from "../../../test/axe.ts";
import { showInProduct } from "../../../test/product.tsx";
import { blobSource } from "../../lib/files/byte-source.ts";
import { Offline } from "../../lib/http/call-errors.ts";
import { makePdf } from "./pdf/pdf.fixture.ts";
import { Viewer } from "./viewer.tsx";

const RIDER = Array.from({ length: 60 }, (_, index) => ({
  lines: [`Rider, part ${index + 1}`, index % 20 === 4 ? "Two wedge monitors" : "Towels"],
}));

async function show(name: string, blob: Blob | Error, drawn: (() => Promise<Blob>) | null = null) {
  const download = vi.fn<() => void>();
  const open = async () => {
    if (blob instanceof Error) throw blob;
    return blobSource(blob);
  };
  await showInProduct(
    <div data-testid="window" tabIndex={-1} style={{ blockSize: "600px" }}>
      <Viewer
        file={{ name, size: blob instanceof Error ? 4096 : blob.size, open, drawn, download }}
      />
    </div>,
  );
  return download;
}

const pages = page.getByRole("region", { name: "Pages of rider.pdf" });
const at = page.getByRole("spinbutton", { name: "Page" });
const zoomed = page.getByRole("button", { name: /^Zoom \d+ %/ });

async function showRider() {
  await show("rider.pdf", makePdf({ pages: RIDER }));
  await expect.element(page.getByText("Rider, part 1", { exact: true })).toBeInTheDocument();
}

describe("a PDF", () => {
  beforeEach(() => page.viewport(1280, 800));

  it("is drawn, with its words to select above it", async () => {
    await showRider();
    await expect.poll(() => pages.element().querySelectorAll("canvas").length).toBeGreaterThan(0);
    expect(pages.element().querySelectorAll("canvas").length).toBeLessThan(6);
    await expect.element(page.getByText("of 60")).toBeVisible();
    await expectNoAxeViolations();
  });

  it("is walked by its list, by number and by keys", async () => {
    await showRider();
    await page.getByRole("button", { name: "Page list" }).click();
    await page.getByRole("button", { name: "Page 3", exact: true }).click();
    await expect.element(at).toHaveValue(3);
    await at.fill("40");
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText("Rider, part 40")).toBeVisible();
    (pages.element() as HTMLElement).focus();
    await userEvent.keyboard("{Home}");
    await expect.element(at).toHaveValue(1);
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(at).toHaveValue(2);
  });

  it("takes the focus from the window that it opens in, so that a pedal turns its pages at once", async () => {
    await page.viewport(390, 844);
    await show("rider.pdf", makePdf({ pages: RIDER }));
    (page.getByTestId("window").element() as HTMLElement).focus();
    await expect.element(pages).toHaveFocus();
    await userEvent.keyboard("{PageDown}");
    await expect.element(at).toHaveValue(2);
    await userEvent.keyboard("{PageUp}");
    await expect.element(at).toHaveValue(1);
  });

  it("leaves the focus where somebody walks a list", async () => {
    const list = document.body.appendChild(document.createElement("button"));
    onTestFinished(() => list.remove());
    list.focus();
    await showRider();
    expect(document.activeElement).toBe(list);
  });

  it("is searched in all its words", async () => {
    await showRider();
    await page.getByRole("button", { name: "Search in the text" }).click();
    await page.getByRole("searchbox", { name: "Search in the text" }).fill("WEDGE");
    await expect.element(page.getByText("1 of 3")).toBeVisible();
    await expect.element(at).toHaveValue(5);
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText("2 of 3")).toBeVisible();
    await expect.element(at).toHaveValue(25);
    await expect.poll(() => CSS.highlights.get("pdf-found-now")?.size).toBe(1);
  });

  it("is made larger and smaller within its limits, by keys, buttons and the wheel", async () => {
    await showRider();
    (pages.element() as HTMLElement).focus();
    await userEvent.keyboard("+");
    await expect.element(zoomed).toHaveTextContent("125 %");
    await userEvent.keyboard("{-}{-}{-}{-}{-}{-}{-}{-}{-}{-}");
    await expect.element(zoomed).toHaveTextContent("20 %");
    await zoomed.click();
    await expect.element(zoomed).toHaveTextContent("100 %");
    const wheel = { deltaY: -5000, ctrlKey: true, bubbles: true, cancelable: true };
    pages.element().dispatchEvent(new WheelEvent("wheel", wheel));
    await expect.element(zoomed).toHaveTextContent("500 %");
    pages.element().dispatchEvent(new MouseEvent("dblclick", { bubbles: true }));
    await expect.element(zoomed).toHaveTextContent("100 %");
  });

  it("leads on by its links, to safe addresses alone and by themselves", async () => {
    const file = makePdf({
      pages: [
        { lines: ["One"], link: "https://venue.example/plan" },
        { lines: ["Two"], link: 1 },
        { lines: ["Three"], link: "javascript:alert(1)" },
      ],
    });
    await show("rider.pdf", file);
    const link = page.getByRole("link", { name: "https://venue.example/plan" });
    await expect.element(link).toHaveAttribute("rel", "noopener noreferrer nofollow");
    await expect.element(link).toHaveAttribute("target", "_blank");
    await at.fill("3");
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText("Three")).toBeInTheDocument();
    await expect
      .element(page.getByRole("button", { name: "Page 1", exact: true }))
      .toBeInTheDocument();
    expect(page.getByRole("link").elements()).toHaveLength(1);
  });

  it("runs nothing that is in it", async () => {
    const alerted = vi.spyOn(window, "alert").mockImplementation(() => {});
    onTestFinished(() => alerted.mockRestore());
    await show("rider.pdf", makePdf({ pages: [{ lines: ["Quiet"] }], script: "app.alert(1)" }));
    await expect.element(page.getByText("Quiet")).toBeInTheDocument();
    expect(alerted).not.toHaveBeenCalled();
  });

  it("of pictures alone says that it has no words to search", async () => {
    await show("rider.pdf", makePdf({ pages: [{ scan: await scan() }] }));
    await page.getByRole("button", { name: "Search in the text" }).click();
    await expect.element(page.getByText("No text: its pages are pictures")).toBeVisible();
  });

  it("that is damaged can be had all the same", async () => {
    const download = await show("rider.pdf", new Blob(["%PDF-1.4 and nothing more"]));
    await expect.element(page.getByText(/damaged and cannot be shown/)).toBeVisible();
    await page.getByRole("button", { name: "Download" }).click();
    expect(download).toHaveBeenCalledOnce();
    await expectNoAxeViolations();
  });

  it("is swiped through on a phone, one page at a time", async () => {
    await page.viewport(390, 844);
    await showRider();
    const pane = pages.element() as HTMLElement;
    expect(pane.scrollWidth).toBe(pane.clientWidth * 60);
    await userEvent.click(page.getByRole("button", { name: "Page list" }));
    await expectNoAxeViolations();
    await page.getByRole("button", { name: "Page 2", exact: true }).click();
    await expect.poll(() => (pages.element() as HTMLElement).scrollLeft).toBe(pane.clientWidth);
  });
});

describe("another file", () => {
  it("that is a picture is shown, and made larger by the wheel", async () => {
    const { bytes } = await scan();
    await show("stage.jpg", new Blob([bytes]));
    await expect.element(page.getByRole("img", { name: "stage.jpg" })).toBeVisible();
    const pane = page.getByRole("region", { name: "stage.jpg" }).element();
    pane.dispatchEvent(new WheelEvent("wheel", { deltaY: -200, bubbles: true, cancelable: true }));
    await expect.element(zoomed).not.toHaveTextContent("100 %");
    await expectNoAxeViolations();
  });

  it("that is a scan in TIFF is shown as the server draws it", async () => {
    const { bytes } = await scan();
    await show(
      "plan.tif",
      new Blob(["II*"]),
      async () => new Blob([bytes], { type: "image/jpeg" }),
    );
    await expect.element(page.getByRole("img", { name: "plan.tif" })).toBeVisible();
  });

  it("that no browser shows says what it is, and can be had", async () => {
    await show("terms.docx", new Blob(["PK"]));
    await expect.element(page.getByRole("heading", { name: "terms.docx" })).toBeVisible();
    await expect.element(page.getByText(/DOCX/)).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Download" })).toBeVisible();
  });

  it("that cannot be had now says so, and can be tried again", async () => {
    await show("rider.pdf", new Offline(new TypeError("net")));
    await expect.element(page.getByText(/not on this device/)).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
  });
});

async function scan() {
  const canvas = new OffscreenCanvas(420, 594);
  const context = canvas.getContext("2d");
  context?.fillRect(40, 40, 200, 30);
  const blob = await canvas.convertToBlob({ type: "image/jpeg" });
  return { bytes: new Uint8Array(await blob.arrayBuffer()), width: 420, height: 594 };
}
