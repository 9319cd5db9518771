/** What the form says of gigs near somebody, as a place that can be reckoned with. */
import type { Following } from "@bandstand/contracts/following";
import {
  type Near,
  NEAR_MILES,
  plainName,
  type Town,
  townName,
  USUAL_NEAR_MILES,
} from "@bandstand/domain/near";
import { findTowns } from "../../../platform/places/towns.ts";
import type { FollowForm } from "./follow-form.ts";

/** As the form shows it. */
export interface NearValues {
  isOn: boolean;
  miles: number;
  town: string;
  /** Of which one has to be chosen. */
  choices: readonly Town[];
}

export const ANYWHERE: NearValues = { isOn: false, miles: USUAL_NEAR_MILES, town: "", choices: [] };

export interface NearChoice {
  values: NearValues;
  /** Null for gigs anywhere, undefined where nothing changes. */
  near?: Near | null;
  /** Instead of it. */
  problem?: string;
}

type Kept = Pick<Following, "nearMiles" | "nearPlace">;

export function nearValuesOf({ nearMiles, nearPlace }: Kept): NearValues {
  if (nearMiles === null) return ANYWHERE;
  return { isOn: true, miles: nearMiles, town: nearPlace ?? "", choices: [] };
}

interface Of {
  /** What is kept; null of somebody new. */
  kept: Kept | null;
  /** Where the band is at home: of two towns that one is rather meant. */
  timeZone: string;
}

/** What somebody asks for, by the form or the call. */
export interface NearAsked {
  isOn: boolean;
  miles: number;
  town: string;
  /** Of several towns of the name the one that was chosen. */
  townId: number | null;
  /** Without a town this one is meant. */
  location: string;
}

export const nearAskedBy = ({ near, miles, town, townId, location }: FollowForm): NearAsked => ({
  isOn: near !== undefined,
  miles: NEAR_MILES.find((known) => String(known) === miles) ?? USUAL_NEAR_MILES,
  town,
  townId: Number(townId) || null,
  location,
});

export async function chooseNear(asked: NearAsked, { kept, timeZone }: Of): Promise<NearChoice> {
  const { isOn, miles } = asked;
  const town = asked.town.trim() || asked.location.trim();
  const values = { isOn, miles, town: asked.town, choices: [] };
  if (!values.isOn) return { values, near: null };
  if (kept?.nearMiles === miles && plainName(kept.nearPlace ?? "") === plainName(town))
    return { values };
  const { towns } = await findTowns(town, timeZone);
  const chosen = towns.find(({ id }) => id === asked.townId);
  const [first, ...others] = chosen ? [chosen] : towns;
  if (!first) return { values, problem: unknownTown(town) };
  if (others.length > 0)
    return { values: { ...values, town, choices: towns.slice(0, MOST_CHOICES) }, problem: WHICH };
  const place = townName(first);
  const { latitude, longitude } = first;
  return { values: { ...values, town: place }, near: { miles, place, latitude, longitude } };
}

const MOST_CHOICES = 12;
const WHICH = "There are several towns of this name. Please choose yours";

const unknownTown = (town: string) =>
  town === ""
    ? "Please enter the town that gigs should be near"
    : `We do not know ${town}. Please enter the next larger town, such as York or Leeds, UK`;
