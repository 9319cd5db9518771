/** What stands in the windows of a set list. Widths are the documented ones. */
import type { SetlistWindowOpeners } from "../../ui/setlists/setlist-windows-context.ts";

export const setlistWindows: SetlistWindowOpeners = (windows) => ({
  view: ({ id, name }) =>
    windows.open({
      key: `setlist/${id}`,
      title: name,
      width: 600,
      content: () =>
        import("../../features/setlists/setlist-view.tsx").then((file) => file.SetlistView),
      props: { setlistId: id },
    }),
});
