/** The band's set lists. */
import type { SetlistRow } from "@bandstand/contracts/setlists";
import { canEditSetlists } from "@bandstand/domain/permissions";
import {
  STATUS_GROUPS,
  type StatusGroupTag,
  toggleStatusGroups,
} from "@bandstand/domain/setlist-status";
import { IconPlaylistAdd } from "@tabler/icons-react";
import { useState } from "react";
import { localDate } from "../../lib/local-date.ts";
import { useDraftedIds } from "../../lib/drafts/use-drafted-ids.ts";
import { useBandUser, useIsOnline } from "../../lib/services/services-context.ts";
import { useSetlists } from "../../lib/setlists/setlists-query.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { ListFrame } from "../../ui/list-frame/list-frame.tsx";
import type { ListState } from "../../ui/list-frame/list-options.ts";
import { PageTitle } from "../../ui/page/page-title.tsx";
import { useSetlistWindows } from "../../ui/setlists/setlist-windows-context.ts";
import { setlistColumns, setlistPhoneColumns } from "./setlist-columns.tsx";
import { lengthOf } from "./setlist-facts.ts";
import { groupsOf, groupsParam, SETLIST_SORTS, type SetlistSearch } from "./setlist-search.ts";
import { type SetlistSort, sortSetlists } from "./sort-setlists.ts";
import { STATUS_GROUP_TONE } from "./status-group-tone.ts";
import { useSetlistActions } from "./use-setlist-actions.tsx";

const NO_SETLISTS: readonly SetlistRow[] = [];

interface SetlistsPageProps {
  search: SetlistSearch;
  onSearch: (search: SetlistSearch) => void;
}

export function SetlistsPage({ search, onSearch }: SetlistsPageProps) {
  const setlists = useSetlists();
  const windows = useSetlistWindows();
  const actions = useSetlistActions();
  const onAdd = canEditSetlists(useBandUser()) ? windows.add : undefined;
  const isOnline = useIsOnline();
  const [today] = useState(() => localDate(new Date()));
  const rows = setlists.data ?? NO_SETLISTS;
  const groups = groupsOf(search.groups);
  const { sort = "name", direction = "asc" } = search;
  const shown = sortSetlists(
    rows.filter(({ statusGroupTag }) => groups.includes(statusGroupTag)),
    { sort, direction, today },
  );
  const drafted = useDraftedIds("setlist");
  const columns = { actions, today, drafted, longest: Math.max(1, ...shown.map(lengthOf)) };

  const change = (part: { [K in keyof SetlistSearch]: SetlistSearch[K] | undefined }) =>
    onSearch(
      Object.fromEntries(
        Object.entries({ ...search, ...part }).filter(([, value]) => value !== undefined),
      ),
    );
  const showGroups = (next: readonly StatusGroupTag[]) => change({ groups: groupsParam(next) });
  const toggle = (tag: StatusGroupTag) =>
    showGroups(groups.includes(tag) ? groups.filter((one) => one !== tag) : [...groups, tag]);

  return (
    <>
      <PageTitle title="Set lists" />
      <ListFrame<SetlistRow, SetlistSort>
        title="Set lists"
        summary={(visible) => `${visible.length} of ${rows.length}`}
        rows={shown}
        total={rows.length}
        status={stateOf(setlists)}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        tall
        columns={setlistColumns(columns)}
        phoneColumns={setlistPhoneColumns(columns)}
        onOpen={windows.view}
        search={{
          label: "Search by Set List Name, Description",
          placeholder: "Set List Name, Description",
          value: search.search ?? "",
          onChange: (text) => change({ search: text === "" ? undefined : text }),
          fields: ({ name, description }) => [name, description],
        }}
        filters={STATUS_GROUPS.map(({ tag, name }) => ({
          key: tag,
          label: name,
          tone: STATUS_GROUP_TONE[tag],
          count: rows.filter(({ statusGroupTag }) => statusGroupTag === tag).length,
          pressed: groups.includes(tag),
          onPress: () => toggle(tag),
        }))}
        all={{
          pressed: groups.length === STATUS_GROUPS.length,
          onPress: () => showGroups(toggleStatusGroups(groups)),
        }}
        sort={{
          fields: SETLIST_SORTS,
          field: sort,
          direction,
          onChange: (field, way) =>
            change({
              sort: field === "name" ? undefined : field,
              direction: way === "desc" ? way : undefined,
            }),
        }}
        {...(onAdd && {
          add: {
            label: "Add Setlist",
            onPress: onAdd,
            ...(!isOnline && { unavailable: "You are offline" }),
          },
        })}
        onClearFilters={() => change({ groups: undefined })}
        empty={<NoSetlists onAdd={onAdd} />}
      />
    </>
  );
}

function stateOf(setlists: ReturnType<typeof useSetlists>): ListState {
  const { data, error, refetch } = setlists;
  if (data) return { state: "ready" };
  return error
    ? { state: "failed", message: error.message, onRetry: () => void refetch() }
    : { state: "loading" };
}

function NoSetlists({ onAdd }: { onAdd: (() => void) | undefined }) {
  return (
    <>
      <h2>What you play tonight, to the minute</h2>
      <p>Songs in sets with an encore, their running time against the plan, ready to print.</p>
      {onAdd && (
        <Button kind="main" icon={<IconPlaylistAdd aria-hidden />} onClick={onAdd}>
          Add Setlist
        </Button>
      )}
    </>
  );
}
