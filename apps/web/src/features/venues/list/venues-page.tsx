/** The band's venues. */
import { addVenue, importVenues, saveVenue, type VenueRow } from "@bandstand/contracts/venues";
import { toggleVenueStatuses, VENUE_STATUSES } from "@bandstand/domain/venue-status";
import { IconFileImport } from "@tabler/icons-react";
import { useState } from "react";
import { useDraftedIds } from "../../../lib/drafts/use-drafted-ids.ts";
import { localDate } from "../../../lib/local-date.ts";
import { useIsOnline } from "../../../lib/services/services-context.ts";
import { useMayCall } from "../../../lib/services/use-may.ts";
import { offlineWords } from "../../../lib/services/why-offline.ts";
import { hiddenRows } from "../../../records/kit/hidden-rows.ts";
import { listChoices, tagChoice } from "../../../records/kit/list-choices.ts";
import { listStateOf } from "../../../records/kit/list-state.ts";
import { venueWindowKey } from "../../../records/venues/venue-address.ts";
import { VENUE_TONE } from "../../../records/venues/venue-status-mark.tsx";
import { useVenueWindows } from "../../../records/venues/venue-windows.ts";
import { useVenues } from "../../../records/venues/venues-query.ts";
import { ListFrame } from "../../../ui/list-frame/list-frame.tsx";
import { allowedItems } from "../../../ui/menu/allowed-groups.ts";
import type { MenuContents, MenuItem } from "../../../ui/menu/menu-item.ts";
import { PageTitle } from "../../../ui/page/page-title.tsx";
import { latePart, useFetchAhead } from "../../../ui/parts/late-part.ts";
import { useDockedKey } from "../../../ui/windows/window-context.ts";
import { NoVenues } from "./no-venues.tsx";
import { sortVenues, type VenueSort } from "./sort-venues.ts";
import { venueColumns, venuePhoneColumns } from "./venue-columns.tsx";
import { STATUSES, VENUE_SORTS, type VenueSearch } from "./venue-search.ts";

const VenueMenu = latePart(async () => (await import("./venue-menu.tsx")).VenueMenu);
const VenuesMenu = latePart(async () => (await import("./venue-menu.tsx")).VenuesMenu);
const VenueDetails = latePart(async () => (await import("./venue-details.tsx")).VenueDetails);
const LATE = [VenueMenu, VenueDetails];

const venueMenu =
  (venue: VenueRow): MenuContents =>
  (panel) => <VenueMenu venue={venue} panel={panel} />;

const NO_VENUES: readonly VenueRow[] = [];
const NOWHERE = "No location";

interface VenuesPageProps {
  search: VenueSearch;
  onSearch: (search: VenueSearch) => void;
  /** What other features do with all venues. */
  tools: readonly MenuItem[];
}

export function VenuesPage({ search, onSearch, tools }: VenuesPageProps) {
  const venues = useVenues();
  const windows = useVenueWindows();
  const docked = useDockedKey();
  useFetchAhead(LATE);
  const may = useMayCall();
  const onAdd = may(addVenue) ? windows.add : undefined;
  const isOnline = useIsOnline();
  const [today] = useState(() => localDate(new Date()));
  const rows = venues.data ?? NO_VENUES;
  const { change, text, sort } = listChoices({ search, onSearch }, VENUE_SORTS);
  const { tags, filter } = tagChoice(STATUSES, search.status, (status) => change({ status }));
  const shown = sortVenues(
    rows.filter(({ VenueStatus }) => tags.includes(VenueStatus.tag)),
    { sort: sort.field, direction: sort.direction },
  );
  const columns = { venueMenu, today, drafted: useDraftedIds("venue") };
  const fromTable: MenuItem = {
    key: "import-table",
    label: "Import from a table",
    icon: <IconFileImport />,
    call: importVenues,
    onSelect: windows.importTable,
  };

  return (
    <>
      <PageTitle title="Venues" />
      <ListFrame<VenueRow, VenueSort>
        title="Venues"
        summary={(visible) => `${visible.length} of ${rows.length}`}
        rows={shown}
        total={rows.length}
        status={listStateOf(venues)}
        rowKey={({ id }) => id}
        rowLabel={({ name, location }) => [name, location].filter(Boolean).join(", ")}
        columns={venueColumns(columns)}
        phoneColumns={venuePhoneColumns(columns)}
        details={(row) => <VenueDetails row={row} />}
        onOpen={windows.view}
        onCursor={windows.follow}
        isShown={({ id }) => docked === venueWindowKey(id)}
        groupOf={sort.field === "location" ? ({ location }) => location ?? NOWHERE : undefined}
        {...(may(saveVenue) && {
          keys: [{ keys: "e", label: "Edit the venue", run: windows.edit, onShown: windows.edit }],
        })}
        search={{
          label: "Search by Venue Name, Location, Contact",
          placeholder: "Venue Name, Location, Contact",
          ...text,
          fields: ({ name, location, address, contactName }) => [
            name,
            location,
            address,
            contactName,
          ],
        }}
        filters={VENUE_STATUSES.map(({ tag, name }) => ({
          ...filter(tag),
          label: name,
          tone: VENUE_TONE[tag],
          count: rows.filter(({ VenueStatus }) => VenueStatus.tag === tag).length,
        }))}
        all={{
          pressed: tags.length === VENUE_STATUSES.length,
          onPress: () => change({ status: STATUSES.paramOf(toggleVenueStatuses(tags)) }),
        }}
        hidden={hiddenRows({
          rows,
          shown,
          tags: VENUE_STATUSES,
          tagOf: ({ VenueStatus }) => VenueStatus.tag,
          onShow: (more) => change({ status: STATUSES.paramOf([...tags, ...more]) }),
        })}
        sort={sort}
        menu={() => (panel) => <VenuesMenu tools={tools} panel={panel} />}
        {...(onAdd && {
          add: {
            label: "Add Venue",
            onPress: onAdd,
            ...(!isOnline && { unavailable: offlineWords() }),
          },
        })}
        onClearFilters={() => change({ status: undefined })}
        empty={<NoVenues onAdd={onAdd} starts={allowedItems([fromTable, ...tools], may)} />}
      />
    </>
  );
}
