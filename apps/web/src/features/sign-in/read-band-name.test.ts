import { Failure } from "@bandstand/contracts/failure";
import { expect, it } from "vitest";
import type { Client } from "../../lib/http/client.ts";
import { readBandName } from "./read-band-name.ts";

const clientThat = (answer: () => unknown) =>
  ({ call: async () => answer() }) as unknown as Pick<Client, "call">;

it("an invitation says which band it is of, and does without where that cannot be told", async () => {
  const knows = clientThat(() => ({ name: "The Ardens" }));
  const fails = clientThat(() => {
    throw new Failure("band_unknown");
  });
  expect(await readBandName(knows, "the-ardens")).toBe("The Ardens");
  expect(await readBandName(fails, "the-ardens")).toBe(null);
});
