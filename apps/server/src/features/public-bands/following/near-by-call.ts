/** Gigs near a follower as the call asks for them: chosen as on the page, and a failure where it asks back. */
import { Failure } from "@bandstand/contracts/failure";
import type { subscribeFollower } from "@bandstand/contracts/following";
import { type Near, townToChoose } from "@bandstand/domain/near";
import type * as z from "zod/mini";
import { findBandToFollow, type FollowingServices, openFollower } from "./following.use-cases.ts";
import { chooseNear } from "./near-choice.ts";

type Asked = z.output<typeof subscribeFollower.body>;

/**
 * Null for gigs anywhere, undefined where nothing changes. Throws `band_not_found`, `throttled`, and `invalid` with the towns to
 * choose from where there are several.
 */
export async function nearByCall(
  services: FollowingServices,
  { bandId, email, location, key, near, ...said }: Asked,
  clientAddress: string,
): Promise<Near | null | undefined> {
  if (near === undefined) return undefined;
  const { timeZone } = await findBandToFollow(services, bandId);
  const isKnown = near && (key ?? "") !== "";
  const kept = isKnown ? await openFollower(services, { bandId, email, key, clientAddress }) : null;
  const { miles, town, townId = null } = said;
  const asked = { isOn: near, miles, town, townId, location };
  const chosen = await chooseNear(asked, { kept, timeZone });
  if (chosen.problem === undefined) return chosen.near;
  const towns = chosen.values.choices.map((one) => ({ id: one.id, name: townToChoose(one) }));
  throw new Failure("invalid", {
    message: chosen.problem,
    fields: [{ path: "town", message: chosen.problem }],
    ...(towns.length > 0 && { details: { towns } }),
  });
}
