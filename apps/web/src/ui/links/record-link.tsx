import type { ReactNode } from "react";
import { opensElsewhere } from "./elsewhere.ts";

interface RecordLinkProps {
  /** Of the record's own page, for a new tab. */
  href: string;
  /** Opens it beside the page. */
  onOpen: () => void;
  className?: string | undefined;
  children: ReactNode;
}

/** Leads to a record: a plain press opens it beside the page, any other does what the browser does with a link. */
export function RecordLink({ href, onOpen, className, children }: RecordLinkProps) {
  return (
    <a
      href={href}
      className={className}
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        onOpen();
      }}
    >
      {children}
    </a>
  );
}
