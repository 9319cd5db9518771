import { createRef } from "react";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectNoAxeViolations } from "../../../../test/axe.ts";
import { showInProduct } from "../../../../test/product.tsx";
import { BeatLane, type BeatLaneHandle } from "./beat-lane.tsx";

async function showLane() {
  const onSelect = vi.fn<(here: number) => void>();
  const ref = createRef<BeatLaneHandle>();
  await showInProduct(
    <BeatLane
      ref={ref}
      corrections={(here) => [
        {
          key: "bars",
          items: [
            { key: "one", label: "The one is here", keys: "1", onSelect: () => onSelect(here) },
          ],
        },
      ]}
      playhead={() => [40, 12.5]}
    />,
  );
  return { ref, onSelect };
}

const entry = page.getByRole("menuitem", { name: "The one is here" });

it("offers by key what can be put right where the recording is", async () => {
  const { onSelect } = await showLane();
  const lane = page.getByRole("button", { name: "Beats and bars" });
  lane.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("menu", { name: /^Beats and bars at 0:12/ })).toBeVisible();
  await expectNoAxeViolations();
  await entry.click();
  expect(onSelect.mock.calls).toEqual([[12.5]]);
  await expect.element(entry).not.toBeInTheDocument();
});

it("offers it for the beat that is pressed", async () => {
  const { ref, onSelect } = await showLane();
  ref.current?.open(90, 31.2);
  await entry.click();
  expect(onSelect.mock.calls).toEqual([[31.2]]);
});
