import { useState } from "react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectNoAxeViolations } from "../../../test/axe.ts";
import { showInProduct } from "../../../test/product.tsx";
import { createNotifications } from "../notifications/notifications.ts";
import { NotificationsContext } from "../notifications/notifications-context.ts";
import { PictureField } from "./picture-field.tsx";

const clock = { now: () => new Date(), after: () => () => {} };
const dialog = page.getByRole("dialog", { name: "Portrait" });
const zoom = dialog.getByRole("slider", { name: "Zoom" });
const use = dialog.getByRole("button", { name: "Use picture" });

async function showField(save: (data: string) => Promise<void> = async () => {}) {
  const remove = vi.fn<() => Promise<void>>(async () => {});
  function Field() {
    const [filename, setFilename] = useState<string | null>(null);
    const change = {
      remove,
      save: async (data: string) => {
        await save(data);
        setFilename("0a1b.jpg");
      },
    };
    return (
      <PictureField
        label="Portrait"
        kind="bandUserAvatar"
        filename={filename}
        change={change}
        round
      >
        M
      </PictureField>
    );
  }
  await showInProduct(
    <NotificationsContext value={createNotifications(clock)}>
      <Field />
    </NotificationsContext>,
  );
  return remove;
}

/** A photograph of this size, as a camera writes it. */
async function photo(width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  context?.fillRect(0, 0, width / 2, height);
  const blob = await canvas.convertToBlob({ type: "image/jpeg" });
  return new File([blob], "portrait.png", { type: "image/png" });
}

function carrying(file: File): DataTransfer {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  return transfer;
}

async function choose(file: File) {
  await page.getByRole("button", { name: /^(Add|Change) picture$/ }).click();
  await userEvent.upload(dialog.getByLabelText("Choose a picture"), file);
}

async function sizeOf(data: string): Promise<[number, number]> {
  const image = new Image();
  image.src = data;
  await image.decode();
  return [image.naturalWidth, image.naturalHeight];
}

describe("the picture of a form", () => {
  it("is cut to its shape, made small, and saved by itself", async () => {
    const sent: string[] = [];
    await showField(async (data) => void sent.push(data));
    await choose(await photo(3000, 2000));
    await expect.element(zoom).toBeVisible();
    await expectNoAxeViolations();
    await use.click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(sent[0]).toMatch(/^data:image\/png;base64,/);
    expect(await sizeOf(sent[0] ?? "")).toEqual([384, 384]);
  });

  it("is made larger and turned by keys", async () => {
    const sent: string[] = [];
    await showField(async (data) => void sent.push(data));
    await choose(await photo(400, 400));
    await zoom.click();
    await userEvent.keyboard("{Home}{ArrowRight>20/}");
    await expect.element(zoom).toHaveValue("2");
    await dialog.getByRole("button", { name: "Rotate" }).click();
    await use.click();
    await expect.element(dialog).not.toBeInTheDocument();
    // Half as wide either way: nothing is made up.
    expect(await sizeOf(sent[0] ?? "")).toEqual([200, 200]);
  });

  it.each([
    [
      "a letter",
      new File(["Dear band"], "a.png", { type: "image/png" }),
      /not a picture that we know/,
    ],
    [
      "a drawing",
      new File(["<svg xmlns='http://www.w3.org/2000/svg'/>"], "a.png", { type: "image/png" }),
      /A drawing in SVG is not taken. Please save it as PNG first./,
    ],
    [
      "what is too large",
      new File([new Uint8Array(15 * 1024 * 1024 + 1)], "a.png", { type: "image/png" }),
      /This picture is larger than 15 MB./,
    ],
  ])("is not %s, and says why", async (_, file, said) => {
    await showField();
    await choose(file);
    await expect
      .element(dialog.getByRole("alert"))
      .toMatchTextContent(/Please select an image file/);
    await expect.element(dialog.getByRole("alert")).toMatchTextContent(said);
    await expect.element(use).not.toBeInTheDocument();
  });

  it("that the server does not take stays there to be sent again", async () => {
    let isFull = true;
    await showField(async () => {
      if (isFull) throw new Error("The server has no room left for this.");
    });
    await choose(await photo(400, 300));
    await use.click();
    await expect
      .element(dialog.getByRole("alert"))
      .toMatchTextContent(/Error Saving Image.*no room left/);
    isFull = false;
    await use.click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it("begins as four fifths of what was chosen", async () => {
    const sent: string[] = [];
    await showField(async (data) => void sent.push(data));
    await choose(await photo(300, 300));
    await expect.element(zoom).toHaveValue("1.25");
    await use.click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(await sizeOf(sent[0] ?? "")).toEqual([240, 240]);
  });

  it("may be one that was copied elsewhere, pasted wherever the focus stands", async () => {
    await showField();
    await page.getByRole("button", { name: "Add picture" }).click();
    await expect.element(dialog.getByText(/A copied one can be pasted/)).toBeVisible();
    const clipboardData = carrying(await photo(400, 300));
    const pasted = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(pasted);
    await expect.element(use).toBeVisible();
    expect(pasted.defaultPrevented).toBe(true);
  });

  it("is not the text that was copied", async () => {
    await showField();
    await page.getByRole("button", { name: "Add picture" }).click();
    await expect.element(dialog.getByText(/A copied one can be pasted/)).toBeVisible();
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", "Dear band");
    document.activeElement?.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
    await expect.element(dialog.getByRole("alert")).not.toBeInTheDocument();
    await expect.element(use).not.toBeInTheDocument();
  });

  it("needs a browser that reads files", async () => {
    const { FileReader } = window;
    onTestFinished(() => void Object.assign(window, { FileReader }));
    await showField();
    await page.getByRole("button", { name: "Add picture" }).click();
    const dataTransfer = carrying(await photo(40, 40));
    Reflect.deleteProperty(window, "FileReader");
    dialog
      .getByText("Choose a picture")
      .element()
      .dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer }));
    await expect
      .element(dialog.getByRole("alert"))
      .toMatchTextContent("Sorry, FileReader API not supported");
  });

  it("needs a record that it is of", async () => {
    await showInProduct(
      <NotificationsContext value={createNotifications(clock)}>
        <PictureField label="Portrait" kind="bandUserAvatar" filename={null} change={null} round>
          M
        </PictureField>
      </NotificationsContext>,
    );
    await choose(await photo(400, 300));
    await use.click();
    await expect.element(dialog.getByRole("alert")).toMatchTextContent(/^Missing references/);
  });

  it("is removed after a question", async () => {
    const remove = await showField();
    await choose(await photo(400, 300));
    await use.click();
    await page.getByRole("button", { name: "Remove picture" }).click();
    const question = page.getByRole("alertdialog", { name: "Remove Portrait" });
    await question.getByRole("button", { name: "Remove picture" }).click();
    await expect.poll(() => remove.mock.calls).toHaveLength(1);
  });
});
