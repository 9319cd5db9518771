/** The band's set lists. */
import { addSetlist, saveSetlist, type SetlistRow } from "@bandstand/contracts/setlists";
import { STATUS_GROUPS, toggleStatusGroups } from "@bandstand/domain/setlist-status";
import { IconPlaylistAdd } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { localDate } from "../../../lib/local-date.ts";
import { useDraftedIds } from "../../../lib/drafts/use-drafted-ids.ts";
import { useIsOnline } from "../../../lib/services/services-context.ts";
import { useMay } from "../../../lib/services/use-may.ts";
import { offlineWords } from "../../../lib/services/why-offline.ts";
import { hiddenRows } from "../../../records/kit/hidden-rows.ts";
import { listChoices, tagChoice } from "../../../records/kit/list-choices.ts";
import { listStateOf } from "../../../records/kit/list-state.ts";
import { useSetlists } from "../../../records/setlists/setlists-query.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { ListFrame } from "../../../ui/list-frame/list-frame.tsx";
import { PageTitle } from "../../../ui/page/page-title.tsx";
import { EmptyState } from "../../../ui/states/empty-state.tsx";
import { setlistWindowKey } from "../../../records/setlists/setlist-address.ts";
import { useDockedKey } from "../../../ui/windows/window-context.ts";
import { useSetlistWindows } from "../../../records/setlists/setlist-windows.ts";
import { setlistColumns, setlistPhoneColumns } from "./setlist-columns.tsx";
import { lengthOf } from "../../../records/setlists/setlist-facts.ts";
import { groupOf, nextGig } from "./setlist-groups.ts";
import { GROUPS, SETLIST_SORTS, type SetlistSearch } from "./setlist-search.ts";
import { type SetlistSort, sortSetlists } from "./sort-setlists.ts";
import { STATUS_GROUP_TONE } from "./status-group-tone.ts";
import { latePart, useFetchAhead } from "../../../ui/parts/late-part.ts";
import type { MenuContents } from "../../../ui/menu/menu-item.ts";

const SetlistMenu = latePart(async () => (await import("./setlist-menu.tsx")).SetlistMenu);
const MENUS = [SetlistMenu];

const setlistMenu =
  (setlist: SetlistRow): MenuContents =>
  (panel) => <SetlistMenu setlist={setlist} panel={panel} />;

const NO_SETLISTS: readonly SetlistRow[] = [];

interface SetlistsPageProps {
  search: SetlistSearch;
  onSearch: (search: SetlistSearch) => void;
}

export function SetlistsPage({ search, onSearch }: SetlistsPageProps) {
  const setlists = useSetlists();
  const windows = useSetlistWindows();
  const docked = useDockedKey();
  useFetchAhead(MENUS);
  const onAdd = useMay(addSetlist) ? windows.add : undefined;
  const maySave = useMay(saveSetlist);
  const isOnline = useIsOnline();
  const [today] = useState(() => localDate(new Date()));
  const rows = setlists.data ?? NO_SETLISTS;
  const { change, text, sort } = listChoices({ search, onSearch }, SETLIST_SORTS);
  const { tags, filter } = tagChoice(GROUPS, search.groups, (groups) => change({ groups }));
  const shown = sortSetlists(
    rows.filter(({ statusGroupTag }) => tags.includes(statusGroupTag)),
    { sort: sort.field, direction: sort.direction, today },
  );
  const next = nextGig(rows, today);
  const isByGig = sort.field === "gig" && sort.direction === "asc";
  const drafted = useDraftedIds("setlist");
  const columns = { setlistMenu, today, drafted, longest: Math.max(1, ...shown.map(lengthOf)) };

  return (
    <>
      <PageTitle title="Set lists" />
      <ListFrame<SetlistRow, SetlistSort>
        title="Set lists"
        summary={(visible) => `${visible.length} of ${rows.length}`}
        rows={shown}
        total={rows.length}
        status={listStateOf(setlists)}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        tall
        columns={setlistColumns(columns)}
        phoneColumns={setlistPhoneColumns(columns)}
        onOpen={windows.view}
        onCursor={windows.follow}
        isShown={({ id }) => docked === setlistWindowKey(id)}
        groupOf={isByGig ? (row) => groupOf(row, { today, next }) : undefined}
        {...(maySave && {
          keys: [
            {
              keys: "e",
              label: "Edit the set list",
              run: windows.edit,
              onShown: windows.edit,
            },
          ],
        })}
        search={{
          label: "Search by Set List Name, Description",
          placeholder: "Name, description",
          ...text,
          fields: ({ name, description }) => [name, description],
        }}
        filters={STATUS_GROUPS.map(({ tag, name }) => ({
          ...filter(tag),
          label: name,
          tone: STATUS_GROUP_TONE[tag],
          count: rows.filter(({ statusGroupTag }) => statusGroupTag === tag).length,
        }))}
        all={{
          pressed: tags.length === STATUS_GROUPS.length,
          onPress: () => change({ groups: GROUPS.paramOf(toggleStatusGroups(tags)) }),
        }}
        hidden={hiddenRows({
          rows,
          shown,
          tags: STATUS_GROUPS,
          tagOf: ({ statusGroupTag }) => statusGroupTag,
          onShow: (more) => change({ groups: GROUPS.paramOf([...tags, ...more]) }),
        })}
        sort={sort}
        {...(onAdd && {
          add: {
            label: "Add Setlist",
            onPress: onAdd,
            ...(!isOnline && { unavailable: offlineWords() }),
          },
        })}
        onClearFilters={() => change({ groups: undefined })}
        empty={<NoSetlists onAdd={onAdd} />}
      />
    </>
  );
}

function NoSetlists({ onAdd }: { onAdd: (() => void) | undefined }) {
  return (
    <EmptyState
      picture={
        <Suspense fallback={null}>
          <SetListPicture />
        </Suspense>
      }
      title="What you play tonight, to the minute"
      action={
        onAdd && (
          <Button kind="main" icon={<IconPlaylistAdd aria-hidden />} onClick={onAdd}>
            Add Setlist
          </Button>
        )
      }
    >
      Songs in sets with an encore, their running time against the plan, ready to print.
    </EmptyState>
  );
}

const SetListPicture = lazy(async () => ({
  default: (await import("../../../ui/product-pictures/set-list-picture.tsx")).SetListPicture,
}));
