/** How a window stands, and sizes at one press: the way to resize and move it without dragging. */
import {
  IconArrowBackUp,
  IconAppWindow,
  IconLayoutSidebar,
  IconLayoutSidebarRight,
  IconMaximize,
  IconZoomIn,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import { MenuButton } from "../menu/menu-button.tsx";
import type { MenuGroup, MenuItem } from "../menu/menu-item.ts";
import type { WindowContent } from "./window-content.ts";
import type { WindowSlot } from "./window-geometry.ts";
import type { Placement } from "./window-placement.ts";
import type { WindowState, WindowsAction } from "./window-state.ts";
import styles from "./window.module.css";

interface ArrangeMenuProps {
  window: WindowState<WindowContent>;
  placement: Placement;
  dispatch: (action: WindowsAction<WindowContent>) => void;
}

export function ArrangeMenu({ window, placement, dispatch }: ArrangeMenuProps) {
  const { key, shape, zoom, ownRect } = window;
  const floats = placement === "floating";

  const slot = (to: WindowSlot | "own", label: string, icon: ReactNode): MenuItem => ({
    key: to,
    label,
    icon,
    onSelect: () => dispatch({ type: "arrange", key, slot: to }),
  });
  const back: MenuItem = {
    key: "back",
    label: shape === "page" ? "Full page" : "Beside the list",
    icon: shape === "page" ? <IconMaximize /> : <IconLayoutSidebarRight />,
    onSelect: () => dispatch({ type: "float", key, floats: false }),
  };
  const float: MenuItem = {
    key: "float",
    label: "Float",
    icon: <IconAppWindow />,
    onSelect: () => dispatch({ type: "float", key, floats: true }),
  };
  const groups = (): MenuGroup[] => [
    {
      key: "slots",
      items: floats
        ? [
            ...(shape === "small" ? [] : [back]),
            slot("fill", "Fill the screen", <IconMaximize />),
            slot("left", "Left half", <IconLayoutSidebar />),
            slot("right", "Right half", <IconLayoutSidebarRight />),
            ...(ownRect === null ? [] : [slot("own", "Own size", <IconArrowBackUp />)]),
          ]
        : [float],
    },
    {
      key: "zoom",
      items: [
        {
          key: "zoom",
          label: `Zoom, now ${Math.round(zoom * 100)} %`,
          icon: <IconZoomIn />,
          onSelect: () => dispatch({ type: "zoom", key }),
        },
      ],
    },
  ];
  return (
    <MenuButton label="Arrange" className={styles.arrange} groups={groups}>
      {floats ? <IconMaximize aria-hidden /> : <IconAppWindow aria-hidden />}
    </MenuButton>
  );
}
