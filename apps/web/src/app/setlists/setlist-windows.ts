/** What stands in the windows of a set list. Widths are the documented ones. */
import type { WindowOpeners } from "../../records/kit/record-windows.ts";
import { setlistAddress, setlistWindowKey } from "../../records/setlists/setlist-address.ts";
import type { NamedSetlist, SetlistWindows } from "../../records/setlists/setlist-windows.ts";

export const setlistWindows: WindowOpeners<SetlistWindows> = (windows) => ({
  view: (setlist) => windows.open(viewOf(setlist)),
  follow: (setlist) => windows.follow(viewOf(setlist)),
  add: () =>
    windows.open({
      key: "setlist/add",
      title: "Add Setlist",
      shape: "record",
      address: "/setlist/add",
      width: 1200,
      content: () =>
        import("../../features/setlists/form/setlist-add.tsx").then((file) => file.SetlistAdd),
      props: {},
    }),
  edit: ({ id, name }) =>
    windows.open({
      key: `setlist/${id}/edit`,
      title: `Edit ${name}`,
      shape: "page",
      address: `${setlistAddress(id)}/edit`,
      width: 1200,
      height: 860,
      content: () => import("./setlist-edit.tsx").then((file) => file.SetlistEdit),
      props: { setlistId: id },
    }),
  async close({ id }) {
    for (const key of [`setlist/${id}/edit`, setlistWindowKey(id)]) {
      if (!(await windows.close(key))) return false;
    }
    return true;
  },
  print: ({ id, name }) =>
    windows.open({
      key: `setlist/${id}/print`,
      title: `Print ${name}`,
      shape: "page",
      address: `${setlistAddress(id)}/print`,
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

function viewOf({ id, name }: NamedSetlist) {
  return {
    key: setlistWindowKey(id),
    title: name,
    shape: "record",
    address: setlistAddress(id),
    series: "setlist",
    width: 600,
    content: () => import("./setlist-display.tsx").then((file) => file.SetlistDisplay),
    props: { setlistId: id },
  } as const;
}
