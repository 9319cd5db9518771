/** The entry of a list's menu that opens the import, in its documented width. */
import { IconUsersGroup } from "@tabler/icons-react";
import type { MenuItem } from "../../ui/menu/menu-item.ts";
import { useWindows } from "../../ui/windows/window-context.ts";
import type { ImportKind } from "./import-kind.ts";

export function useBandImportTool(kind: ImportKind): MenuItem {
  const windows = useWindows();
  return {
    key: "import-bands",
    label: "Import from other bands",
    icon: <IconUsersGroup />,
    call: kind.call,
    onSelect: () =>
      windows.open({
        key: `import/${kind.type}`,
        title: kind.title,
        width: 700,
        content: () => import("./import-panel.tsx").then((file) => file.ImportPanel),
        props: { kind },
      }),
  };
}
