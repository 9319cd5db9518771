import { expect, it, vi } from "vitest";
import { memberWith } from "../../lib/session/band-user.fixture.ts";
import type { BandChoice } from "../frame/shell-session.ts";
import { openBandOf } from "./open-band-of.ts";

const duo: BandChoice = {
  id: 8,
  name: "The Duo",
  identity: "the-duo",
  logoFilename: null,
  roleName: "Member",
  administratorEnabled: false,
};
const here = memberWith({ EV: "R" });

function setUp() {
  const switchBand = vi.fn(async () => {});
  return { switchBand, session: { bandUser: () => here, bands: async () => [duo], switchBand } };
}

it("the band that an address names is opened where the person is in it", async () => {
  const { session, switchBand } = setUp();
  expect(await openBandOf("the-duo", session)).toBe(true);
  expect(switchBand).toHaveBeenCalledWith(8);
});

it.each([
  ["that is open already", here.TheBand.identity],
  ["that the person is not in", "others"],
])("the band %s is left alone", async (_which, identity) => {
  const { session, switchBand } = setUp();
  expect(await openBandOf(identity, session)).toBe(false);
  expect(switchBand).not.toHaveBeenCalled();
});
