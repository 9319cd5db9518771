/** What stands in the windows of the band. The width is the documented one. */
import type { BandWindows } from "../../records/band/band-windows.ts";
import type { WindowOpeners } from "../../records/kit/record-windows.ts";

export const bandWindows: WindowOpeners<BandWindows> = (windows) => ({
  edit: ({ id, name }) =>
    windows.open({
      key: `band/${id}/edit`,
      title: `Edit ${name}`,
      shape: "record",
      address: `/band/${id}/edit`,
      width: 1000,
      content: () => import("../../features/band/form/band-edit.tsx").then((file) => file.BandEdit),
      props: { bandId: id },
    }),
  invoices: () =>
    windows.open({
      key: "band/invoices",
      title: "Invoice details",
      width: 560,
      content: () =>
        import("../../features/band/invoices/invoice-settings-window.tsx").then(
          (file) => file.InvoiceSettingsWindow,
        ),
      props: {},
    }),
  pressKit: () =>
    windows.open({
      key: "band/press-kit",
      title: "Press Kit",
      width: 560,
      content: () =>
        import("../../features/band/press-kit/press-kit-window.tsx").then(
          (file) => file.PressKitWindow,
        ),
      props: {},
    }),
});
