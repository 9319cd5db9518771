/** What stands in the menus of the venues list, fetched for the first one that opens. */
import { exportVenuesAsCsv, importVenues, type VenueRow } from "@bandstand/contracts/venues";
import { IconFileImport, IconTable } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { saveBlob } from "../../../lib/files/file-target.ts";
import { useServices } from "../../../lib/services/services-context.ts";
import { useMayCall } from "../../../lib/services/use-may.ts";
import { useWhyOffline } from "../../../lib/services/why-offline.ts";
import { useVenueWindows } from "../../../records/venues/venue-windows.ts";
import { allowedGroups } from "../../../ui/menu/allowed-groups.ts";
import type { MenuContents, MenuItem } from "../../../ui/menu/menu-item.ts";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";
import { useVenueActions } from "../use-venue-actions.tsx";

interface MenuProps {
  panel: Parameters<MenuContents>[0];
}

export function VenueMenu({ venue, panel }: MenuProps & { venue: VenueRow }): ReactNode {
  return panel(useVenueActions()(venue));
}

interface VenuesMenuProps extends MenuProps {
  /** What other features do with all venues. */
  tools: readonly MenuItem[];
}

export function VenuesMenu({ tools, panel }: VenuesMenuProps): ReactNode {
  const { client } = useServices();
  const windows = useVenueWindows();
  const notify = useNotify();
  const may = useMayCall();
  const unavailable = useWhyOffline();
  const fromTable = {
    key: "import-table",
    label: "Import from a table",
    icon: <IconFileImport />,
    call: importVenues,
    unavailable,
    onSelect: windows.importTable,
  };
  const asCsv = {
    key: "csv",
    label: "Export as CSV",
    icon: <IconTable />,
    call: exportVenuesAsCsv,
    unavailable,
    onSelect: () =>
      void client
        .call(exportVenuesAsCsv, {})
        .then((file) => saveBlob(file, "Venues.csv"))
        .catch((error: unknown) => notify.failed("The venues were not exported", error)),
  };
  return panel(
    allowedGroups(
      [
        { key: "import", items: [fromTable, ...tools] },
        { key: "export", items: [asCsv] },
      ],
      may,
    ),
  );
}
