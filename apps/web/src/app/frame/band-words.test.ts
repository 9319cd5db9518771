import { expect, it } from "vitest";
import { bandLine } from "./band-words.ts";

const ardens = { id: 1, name: "The Ardens", identity: "the-ardens" };
const copy = { id: 2, name: "The Ardens", identity: "the-ardens-2" };
const quay = { id: 3, name: "Old Quay", identity: "old-quay" };
const asMember = { administratorEnabled: false, roleName: "Member" };

it("a band is told by what one is in it, and of two with one name each by its address as well", () => {
  const bands = [ardens, copy, quay].map((band) => ({ ...band, ...asMember }));
  expect(bands.map((band) => bandLine(band, bands))).toEqual([
    "Member · /bandpage/the-ardens",
    "Member · /bandpage/the-ardens-2",
    "Member",
  ]);
});
