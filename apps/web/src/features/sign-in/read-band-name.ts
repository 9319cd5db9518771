/** What a mailed invitation calls the band that its link names. */
import { getPublicBand } from "@bandstand/contracts/public-bands";
import type { Client } from "../../lib/http/client.ts";

/** Null where it cannot be told: whoever is invited joins all the same. Never throws. */
export async function readBandName(
  client: Pick<Client, "call">,
  identity: string,
): Promise<string | null> {
  try {
    const { name } = await client.call(getPublicBand, { params: { id: identity } });
    return name;
  } catch {
    return null;
  }
}
