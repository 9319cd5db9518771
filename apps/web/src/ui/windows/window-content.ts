/** What stands in a window: loaded when it opens, and drawn by the slot of its frame. */
import { createElement, lazy, type ReactNode } from "react";
import type { WindowSpec } from "./window-context.ts";

export interface WindowContent {
  /** Each call loads anew, since a load that failed stays failed. */
  mount(): ReactNode;
  /** Left out, a plain one. */
  skeleton: ReactNode;
}

export function lazyContent<Props extends object>({
  content,
  props,
  skeleton,
}: WindowSpec<Props>): WindowContent {
  return {
    mount: () =>
      createElement(
        lazy(async () => ({ default: await content() })),
        props,
      ),
    skeleton,
  };
}
