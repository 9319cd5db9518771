/** What somebody who edits members may give away: no more than they have, or a second membership would raise their own. */
import { AREA_TAGS, type AreaTag, type Privilege } from "./access-rule.ts";
import { type Actor, isAdministrator } from "./member.ts";
import { canPublish, privilegeOn } from "./permissions.ts";
import type { Privileges } from "./roles.ts";

/** Rights on the areas, and the two flags beside them; what is left out stays as it is. */
export interface Rights {
  readonly areas?: Readonly<Partial<Record<AreaTag, Privilege>>>;
  readonly bookingsEnabled?: boolean | undefined;
}

const HEIGHT: Readonly<Record<Privilege, number>> = { H: 0, R: 1, W: 2 };
const FROM_THE_TOP: readonly Privilege[] = ["W", "R", "H"];

/**
 * Of the rights after a change, those that the actor raises and does not have: area tags, and `bookingsEnabled`. `before` is
 * what the member had; nothing, for a new one.
 */
export function rightsBeyond(
  actor: Actor,
  after: Rights,
  before: Rights = {},
): (AreaTag | "bookingsEnabled")[] {
  if (isAdministrator(actor)) return [];
  const areas = Object.entries(after.areas ?? {}) as [AreaTag, Privilege][];
  const beyond: (AreaTag | "bookingsEnabled")[] = areas
    .filter(([area, priv]) => {
      const had = before.areas?.[area] ?? "H";
      return HEIGHT[priv] > Math.max(HEIGHT[had], HEIGHT[privilegeOn(actor, area)]);
    })
    .map(([area]) => area);
  const raisesBookings = after.bookingsEnabled === true && before.bookingsEnabled !== true;
  if (raisesBookings && !canPublish(actor)) beyond.push("bookingsEnabled");
  return beyond;
}

/** The rights after a change, lowered where they would be more than the actor may give. */
export function withinReach(
  actor: Actor,
  after: Privileges,
  before: Rights["areas"] = {},
): Privileges {
  const entries = AREA_TAGS.map((area) => {
    const highest = FROM_THE_TOP.find(
      (priv) =>
        HEIGHT[priv] <= HEIGHT[after[area]] &&
        rightsBeyond(actor, { areas: { [area]: priv } }, { areas: before }).length === 0,
    );
    return [area, highest ?? "H"] as const;
  });
  return Object.fromEntries(entries) as Record<AreaTag, Privilege>;
}
