import type { ComponentProps } from "react";
import type { RowMenuFace, RowMenuPlace } from "./columns.ts";

type MenuButtonProp =
  | "aria-haspopup"
  | "aria-expanded"
  | "aria-controls"
  | "onPointerDown"
  | "onClick";

/** What makes a button of a row open a menu. */
export function rowMenuButton(
  menu: RowMenuPlace,
  face: RowMenuFace,
): Pick<ComponentProps<"button">, MenuButtonProp> {
  const isOpen = menu.open === face.part;
  return {
    "aria-haspopup": "menu",
    "aria-expanded": isOpen,
    "aria-controls": isOpen ? menu.id : undefined,
    onPointerDown: () => menu.onPress(face.part),
    onClick: ({ currentTarget }) => menu.onClick(currentTarget, face),
  };
}
