/**
 * What the content of a window shows beside its title. On a phone, where a title has all the width, and on a page it
 * stands where it is written.
 */
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { useCurrentWindow } from "./window-context.ts";

interface WindowHeadProps {
  className: string;
  /** It needs no line of its own in a narrow bar. */
  short?: boolean;
  children: ReactNode;
}

export function WindowHead({ className, short = false, children }: WindowHeadProps) {
  const head = useCurrentWindow()?.head ?? null;
  const content = (
    <div className={className} data-short={short || undefined}>
      {children}
    </div>
  );
  return head === null ? content : createPortal(content, head);
}
