import type { ReactNode } from "react";
import { useCurrentWindow } from "../windows/window-context.ts";

/** Heads a part of what is shown, one level below its title: that of the page, or of the window that stands on one. */
export function SectionTitle({ children, className }: { children: ReactNode; className?: string }) {
  const Heading = useCurrentWindow() ? "h3" : "h2";
  return <Heading className={className}>{children}</Heading>;
}
