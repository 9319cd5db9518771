import { readChart } from "@bandstand/domain/chart/read-chart";
import { useState } from "react";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { showInProduct } from "../../../../test/product.tsx";
import { ChartBody } from "../../../records/charts/chart-body.tsx";
import { ChartPages } from "./chart-pages.tsx";

const VERSES = Array.from({ length: 8 }, (_, verse) => `Verse ${verse + 1}`);
const CHART = readChart(
  VERSES.map(
    (verse) => `{start_of_verse: ${verse}}\n${"[G]Paper [D]lanterns\n".repeat(4)}{end_of_verse}`,
  ).join("\n"),
);

function Book({ width }: { width: number }) {
  const [shown, setShown] = useState(0);
  const [pages, setPages] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setShown(shown + 1)}>
        Turn
      </button>
      <output>{`${shown + 1} of ${pages}`}</output>
      <section aria-label="Page" style={{ width, height: 600 }}>
        <ChartPages page={shown} onCounted={setPages}>
          <ChartBody chart={CHART} chords size={0} paged />
        </ChartPages>
      </section>
    </>
  );
}

/** The verses whose headings are within the page. */
function seen(): string[] {
  const room = page.getByRole("region", { name: "Page" }).element().getBoundingClientRect();
  return page
    .getByRole("heading")
    .elements()
    .filter((heading) => {
      const { left, right, bottom } = heading.getBoundingClientRect();
      return left >= room.left - 1 && right <= room.right + 1 && bottom <= room.bottom + 1;
    })
    .map(({ textContent }) => textContent ?? "");
}

const counted = () => page.getByRole("status");

it("a chart takes as many pages as it needs, and each verse begins on one of them", async () => {
  await showInProduct(<Book width={400} />);
  await expect.element(counted()).toHaveTextContent("1 of 4");
  const verses = seen();
  for (const at of [2, 3, 4]) {
    await page.getByRole("button", { name: "Turn" }).click();
    await expect.element(counted()).toHaveTextContent(`${at} of 4`);
    verses.push(...seen());
  }
  expect(verses).toEqual(VERSES);
});

it("a page has two columns where there is room for them", async () => {
  await showInProduct(<Book width={1300} />);
  await expect.element(counted()).toHaveTextContent("1 of 2");
  expect(seen()).toEqual(VERSES.slice(0, 4));
});
