import { createLink } from "@tanstack/react-router";
import type { ComponentProps, ReactNode } from "react";
import { type ButtonLook, buttonClass } from "./button-look.ts";

interface AnchorProps extends ComponentProps<"a">, ButtonLook {
  icon?: ReactNode;
}

function ButtonAnchor({ kind, size, wide, icon, className, children, ...rest }: AnchorProps) {
  return (
    <a
      {...rest}
      className={buttonClass(
        { ...(kind && { kind }), ...(size && { size }), ...(wide && { wide }) },
        className,
      )}
    >
      {icon}
      {children}
    </a>
  );
}

/** A link to a page that looks like a button. */
export const ButtonLink = createLink(ButtonAnchor);
