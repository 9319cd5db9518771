/** The areas of the product as the frame lists them, and who sees which. */
import type { BandUser } from "@bandstand/contracts/band-user";
import type { AreaTag } from "@bandstand/domain/access-rule";
import type { LinkProps } from "@tanstack/react-router";
import type { ComponentType, ReactNode } from "react";

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
  /** How many there are, shown behind the title: a number, or a component that knows it. */
  count?: ReactNode;
}

/** H hides an area, R and W show it; an administrator sees all. */
export function visibleAreas(areas: readonly Area[], bandUser: BandUser): Area[] {
  return areas.filter(({ tag }) => tag === null || mayRead(bandUser, tag));
}

function mayRead(bandUser: BandUser, tag: AreaTag): boolean {
  if (bandUser.administratorEnabled || bandUser.superAdministratorEnabled) return true;
  return bandUser.menus.some(({ MenuOptions }) =>
    MenuOptions.some((option) => option.tag === tag && option.priv !== "H"),
  );
}

/** The phone's bottom bar holds five: all of them, or four and More. */
export function bottomBarAreas(areas: readonly Area[]): {
  shown: readonly Area[];
  more: readonly Area[];
} {
  const room = 5;
  if (areas.length <= room) return { shown: areas, more: [] };
  return { shown: areas.slice(0, room - 1), more: areas.slice(room - 1) };
}
