import { useState } from "react";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { showInProduct } from "../../../test/product.tsx";
import { ChunkLoadError } from "../../lib/chunk-load.ts";
import { Button } from "../buttons/button.tsx";
import { WindowErrorBoundary } from "../windows/window-error-boundary.tsx";
import { latePart, quietPart, useFetchAhead } from "./late-part.ts";

const Chart = ({ title }: { title: string }) => <p>Chart of {title}</p>;
const chart = page.getByText("Chart of Paper Lanterns");
const opener = page.getByRole("button", { name: "Open" });

/** A page with a button for the part. */
async function showOpener(load: () => Promise<typeof Chart>) {
  const Late = latePart(load);
  const AHEAD = [Late];
  function Page() {
    const [open, setOpen] = useState(false);
    useFetchAhead(AHEAD);
    return (
      <>
        <Button onClick={() => setOpen(!open)}>Open</Button>
        {open && (
          <WindowErrorBoundary renderFallback={({ message }) => <p role="alert">{message}</p>}>
            <Late title="Paper Lanterns" />
          </WindowErrorBoundary>
        )}
      </>
    );
  }
  await showInProduct(<Page />);
}

it("is fetched once, with the first sign of somebody at the page", async () => {
  const load = vi.fn<() => Promise<typeof Chart>>(async () => Chart);
  await showOpener(load);
  expect(load).not.toHaveBeenCalled();
  await userEvent.keyboard("{Shift}");
  expect(load).toHaveBeenCalledOnce();
  await opener.click();
  await opener.click();
  expect(load).toHaveBeenCalledOnce();
});

it("comes to those who press before it is there", async () => {
  let send = (_part: typeof Chart): void => {};
  await showOpener(() => new Promise((resolve) => (send = resolve)));
  await opener.click();
  expect(chart.query()).toBeNull();
  send(Chart);
  await expect.element(chart).toBeVisible();
});

it("that nobody pressed for comes by itself, and the page is as it is without one that does not", async () => {
  const Coming = quietPart(async () => Chart);
  const Away = quietPart<{ title: string }>(async () => {
    throw new ChunkLoadError("It did not come.");
  });
  await showInProduct(
    <>
      <Away title="Amber Road" />
      <Coming title="Paper Lanterns" />
    </>,
  );
  await expect.element(chart).toBeVisible();
  expect(page.getByText("Amber Road").query()).toBeNull();
});

it("that does not come says so to whom it was pressed for, and is tried again by the next press", async () => {
  let isAway = true;
  await showOpener(async () => {
    if (isAway) throw new ChunkLoadError("It did not come.");
    return Chart;
  });
  await opener.click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("It did not come.");
  await opener.click();
  isAway = false;
  await opener.click();
  await expect.element(chart).toBeVisible();
});
