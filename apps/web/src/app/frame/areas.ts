/** The areas of the product as the frame lists them, and who sees which. */
import type { LinkProps } from "@tanstack/react-router";
import type { ComponentType } from "react";
import type { AreaRecords } from "../area-records.ts";
import type { DraggedSong } from "../../records/songs/dragged-songs.ts";
import type { Guarded, May } from "../../lib/services/use-may.ts";

export interface AreaIconProps {
  size?: number | string;
  stroke?: number | string;
  "aria-hidden"?: boolean;
}

export interface Area {
  /** Who may make it is led there. */
  call: Guarded;
  title: string;
  /** A shorter word for the phone's bottom bar. */
  short?: string;
  /** Its place in the phone's bottom bar, the lowest first; left out, behind those that have one. */
  inBar?: number;
  icon: ComponentType<AreaIconProps>;
  to: NonNullable<LinkProps["to"]>;
  /** Pressed after `g`, it goes there. */
  key?: string;
  /** What stands around its link in the rail while songs are dragged, to drop them on. */
  drop?: ComponentType<{ songs: readonly DraggedSong[] }>;
  records?: AreaRecords;
}

/** Those that are open to the member. */
export function visibleAreas(areas: readonly Area[], may: May): Area[] {
  return areas.filter(({ call }) => may(call));
}

/** The phone's bottom bar has room for four beside Search and More, which always holds what is the person's own. */
export function bottomBarAreas(areas: readonly Area[]): {
  shown: readonly Area[];
  more: readonly Area[];
} {
  const room = 4;
  const inOrder = areas.toSorted((one, other) => placeOf(one) - placeOf(other));
  return { shown: inOrder.slice(0, room), more: inOrder.slice(room) };
}

function placeOf({ inBar = Number.MAX_SAFE_INTEGER }: Area): number {
  return inBar;
}
