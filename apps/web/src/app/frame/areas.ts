/** The areas of the product as the frame lists them, and who sees which. */
import type { BandUser } from "@bandstand/contracts/band-user";
import type { Counts } from "@bandstand/contracts/counts";
import type { AreaTag } from "@bandstand/domain/access-rule";
import { canRead } from "@bandstand/domain/permissions";
import type { LinkProps } from "@tanstack/react-router";
import type { ComponentType } from "react";

export interface AreaIconProps {
  size?: number | string;
  stroke?: number | string;
  "aria-hidden"?: boolean;
}

export interface Area {
  /** The right that shows it; null for what every member has. */
  tag: AreaTag | null;
  title: string;
  /** A shorter word for the phone's bottom bar. */
  short?: string;
  icon: ComponentType<AreaIconProps>;
  to: NonNullable<LinkProps["to"]>;
  /** Pressed after `g`, it goes there. */
  key?: string;
  /** What it holds, shown as a number behind the title. */
  count?: keyof Counts;
}

/** Those that the member may read, and those that everybody has. */
export function visibleAreas(areas: readonly Area[], bandUser: BandUser): Area[] {
  return areas.filter(({ tag }) => tag === null || canRead(bandUser, tag));
}

/** The phone's bottom bar has room for five beside More, which always holds what is the person's own. */
export function bottomBarAreas(areas: readonly Area[]): {
  shown: readonly Area[];
  more: readonly Area[];
} {
  const room = 5;
  return { shown: areas.slice(0, room), more: areas.slice(room) };
}
