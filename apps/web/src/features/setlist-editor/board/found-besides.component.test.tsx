import type { AvailableSong } from "@bandstand/contracts/setlist-songs";
import { type AvailableFilter, defaultAvailable } from "@bandstand/domain/setlist-available";
import { useState } from "react";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { showInProduct } from "../../../../test/product.tsx";
import { FoundBesides } from "./found-besides.tsx";

const songs = [1, 2].map((id): AvailableSong => ({
  id,
  title: `Halo ${id}`,
  artist: "Beyoncé",
  featuring: null,
  songkey: null,
  capo: null,
  bpm: null,
  seconds: null,
  genreId: null,
  ownGenre: null,
  avgRating: null,
  lastPlayed: null,
  SongStatus: null,
  recordingFilename: null,
  recordingDate: null,
  songStatusId: 1,
}));

function Besides() {
  const [filter, setFilter] = useState<AvailableFilter>({
    ...defaultAvailable(["C"]),
    search: "beyonce",
  });
  return (
    <>
      <output>{filter.status ?? "any"}</output> for <b>{filter.search}</b>
      <FoundBesides
        filter={filter}
        isOther={false}
        songs={songs}
        standing={new Set()}
        shown={filter.status === null ? 2 : 0}
        onFilter={setFilter}
      />
    </>
  );
}

it("what a search finds besides is told, and shown with one press while the search stays", async () => {
  await showInProduct(<Besides />);
  await page.getByRole("button", { name: "2 more found — show" }).click();
  await expect.element(page.getByText("any")).toBeVisible();
  await expect.element(page.getByText("beyonce")).toBeVisible();
  await expect.element(page.getByText("more found")).not.toBeInTheDocument();
});
