/** What stands in the windows of a set list. Widths are the documented ones. */
import type { WindowOpeners } from "../../records/kit/record-windows.ts";
import type { SetlistWindows } from "../../records/setlists/setlist-windows.ts";

export const setlistWindows: WindowOpeners<SetlistWindows> = (windows) => ({
  view: ({ id, name }) =>
    windows.open({
      key: `setlist/${id}`,
      title: name,
      width: 600,
      content: () => import("./setlist-display.tsx").then((file) => file.SetlistDisplay),
      props: { setlistId: id },
    }),
  add: () =>
    windows.open({
      key: "setlist/add",
      title: "Add Setlist",
      width: 1200,
      content: () =>
        import("../../features/setlists/form/setlist-add.tsx").then((file) => file.SetlistAdd),
      props: {},
    }),
  edit: ({ id, name }) =>
    windows.open({
      key: `setlist/${id}/edit`,
      title: `Edit ${name}`,
      width: 1200,
      height: 860,
      content: () => import("./setlist-edit.tsx").then((file) => file.SetlistEdit),
      props: { setlistId: id },
    }),
  async close({ id }) {
    for (const key of [`setlist/${id}/edit`, `setlist/${id}`]) {
      if (!(await windows.close(key))) return false;
    }
    return true;
  },
  print: ({ id, name }) =>
    windows.open({
      key: `setlist/${id}/print`,
      title: `Print ${name}`,
      width: 640,
      content: () =>
        import("../../features/setlist-print/setlist-print.tsx").then((file) => file.SetlistPrint),
      props: { setlistId: id },
    }),
  zip: ({ id }) =>
    windows.open({
      key: `setlist/${id}/zip`,
      title: "Download Recordings",
      width: 520,
      content: () => import("./setlist-zip.tsx").then((file) => file.SetlistZip),
      props: { setlistId: id },
    }),
  keep: ({ id, name }) =>
    windows.open({
      key: `setlist/${id}/keep`,
      title: `Keep ${name} offline`,
      width: 520,
      content: () =>
        import("../../features/setlist-offline/keep-setlist.tsx").then((file) => file.KeepSetlist),
      props: { setlistId: id },
    }),
});
