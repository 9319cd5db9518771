import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { showInProduct } from "../../../test/product.tsx";
import { RecordingRow } from "./recording-row.tsx";
import type { Target } from "./upload-list.ts";

const nothing = () => {};

function showPaper(mayKeepForBand: boolean, target: Target) {
  const upload = {
    items: [],
    leftAside: [],
    songs: [],
    isLoading: false,
    mayKeepForBand,
    choose: nothing,
    change: nothing,
    begin: nothing,
    retry: nothing,
    retryFailed: nothing,
    cancel: nothing,
    cancelAll: nothing,
  };
  const item = {
    id: 1,
    kind: "paper",
    fileName: "Rules.pdf",
    size: 10,
    target,
    suggestions: [],
    addedSongId: null,
    progress: { state: "ready" },
  } as const;
  return showInProduct(
    <ul>
      <RecordingRow item={item} songs={[]} band="The Ardens" clashes={false} upload={upload} />
    </ul>,
  );
}

const options = () => page.getByRole("option").all();

it("a PDF of no song is the band's, or left out", async () => {
  await showPaper(true, { kind: "band" });
  await expect
    .element(page.getByLabelText("Song for Rules.pdf"))
    .toHaveDisplayValue("No song: a document of the band");
  expect(options().map((option) => option.element().textContent)).toEqual([
    "Another song…",
    "No song: a document of the band",
    "Skip",
  ]);
});

it("who may not add documents of the band is told that a PDF needs a song", async () => {
  await showPaper(false, { kind: "skip" });
  await expect
    .element(page.getByText("Choose its song: you may not add documents that belong to none"))
    .toBeVisible();
  expect(options().map((option) => option.element().textContent)).toEqual([
    "Another song…",
    "Skip",
  ]);
});
