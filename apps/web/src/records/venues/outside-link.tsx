/** Leads to an outside service, in a tab of its own that learns nothing of ours. */
import type { ReactNode } from "react";
import { type ButtonLook, buttonClass } from "../../ui/buttons/button-look.ts";

interface OutsideLinkProps extends ButtonLook {
  href: string;
  icon?: ReactNode;
  children: ReactNode;
}

export function OutsideLink({ href, icon, children, ...look }: OutsideLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={buttonClass(look)}>
      {icon}
      {children}
    </a>
  );
}
