/** Who follows the band. */
import { addFollower, type Follower, saveFollower } from "@bandstand/contracts/followers";
import { IconHeart, IconQrcode } from "@tabler/icons-react";
import { useDraftedIds } from "../../../lib/drafts/use-drafted-ids.ts";
import { useIsOnline } from "../../../lib/services/services-context.ts";
import { useMay } from "../../../lib/services/use-may.ts";
import { offlineWords } from "../../../lib/services/why-offline.ts";
import { followerWindowKey } from "../../../records/followers/follower-address.ts";
import { useFollowerWindows } from "../../../records/followers/follower-windows.ts";
import { useFollowers } from "../../../records/followers/followers-query.ts";
import { listChoices, tagChoice } from "../../../records/kit/list-choices.ts";
import { listStateOf } from "../../../records/kit/list-state.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { ListFrame } from "../../../ui/list-frame/list-frame.tsx";
import type { MenuContents } from "../../../ui/menu/menu-item.ts";
import { PageTitle } from "../../../ui/page/page-title.tsx";
import { latePart, useFetchAhead } from "../../../ui/parts/late-part.ts";
import { EmptyState } from "../../../ui/states/empty-state.tsx";
import { useDockedKey } from "../../../ui/windows/window-context.ts";
import { useFollowCode } from "../follow-link/use-follow-code.ts";
import { followerColumns, followerPhoneColumns } from "./follower-columns.tsx";
import {
  ALERTS,
  alertOf,
  FOLLOWER_DEBOUNCE,
  FOLLOWER_SORTS,
  type FollowerSearch,
} from "./follower-search.ts";
import { type FollowerSort, sortFollowers } from "./sort-followers.ts";

const FollowerMenu = latePart(async () => (await import("./follower-menu.tsx")).FollowerMenu);
const FollowersMenu = latePart(async () => (await import("./follower-menu.tsx")).FollowersMenu);
const LATE = [FollowerMenu];

const followerMenu =
  (follower: Follower): MenuContents =>
  (panel) => <FollowerMenu follower={follower} panel={panel} />;

const NONE: readonly Follower[] = [];
const ALERT_NAMES = { Y: "Event alerts", N: "No alerts" } as const;

interface FollowersPageProps {
  search: FollowerSearch;
  onSearch: (search: FollowerSearch) => void;
}

export function FollowersPage({ search, onSearch }: FollowersPageProps) {
  const followers = useFollowers();
  const windows = useFollowerWindows();
  const docked = useDockedKey();
  const onAdd = useMay(addFollower) ? windows.add : undefined;
  const opens = useMay(saveFollower);
  const isOnline = useIsOnline();
  useFetchAhead(LATE);
  const rows = followers.data ?? NONE;
  const { change, text, sort } = listChoices({ search, onSearch }, FOLLOWER_SORTS);
  const { tags, filter } = tagChoice(ALERTS, search.events, (events) => change({ events }));
  const shown = sortFollowers(
    rows.filter((row) => tags.includes(alertOf(row))),
    { sort: sort.field, direction: sort.direction },
  );
  const columns = { followerMenu, drafted: useDraftedIds("follower"), opens };
  const edit = ({ id, TheUser }: Follower) => windows.edit({ id, name: TheUser.email });

  return (
    <>
      <PageTitle title="Followers" />
      <ListFrame<Follower, FollowerSort>
        title="Followers"
        summary={(matched) => `${matched.length} of ${rows.length}`}
        rows={shown}
        total={rows.length}
        status={listStateOf(followers)}
        rowKey={({ id }) => id}
        rowLabel={({ TheUser }) => TheUser.email}
        columns={followerColumns(columns)}
        phoneColumns={followerPhoneColumns(columns)}
        isShown={({ id }) => docked === followerWindowKey(id)}
        {...(opens && {
          onOpen: edit,
          keys: [{ keys: "e", label: "Edit the follower", run: edit }],
        })}
        search={{
          label: "Search by Email, Location, Source",
          placeholder: "Email, Location, Source",
          ...text,
          debounce: FOLLOWER_DEBOUNCE,
          fields: ({ TheUser, location, source }) => [TheUser.email, location, source],
        }}
        filters={(["Y", "N"] as const).map((tag) => ({
          ...filter(tag),
          label: ALERT_NAMES[tag],
          count: rows.filter((row) => alertOf(row) === tag).length,
        }))}
        sort={sort}
        menu={(matched) => (panel) => <FollowersMenu shown={matched} panel={panel} />}
        {...(onAdd && {
          add: {
            label: "Add Follower",
            onPress: onAdd,
            ...(!isOnline && { unavailable: offlineWords() }),
          },
        })}
        onClearFilters={() => change({ events: undefined })}
        empty={<NoFollowers onAdd={onAdd} />}
      />
    </>
  );
}

function NoFollowers({ onAdd }: { onAdd: (() => void) | undefined }) {
  const showCode = useFollowCode();
  return (
    <EmptyState
      title="Who wants to hear of your next gig"
      action={
        onAdd && (
          <Button kind="main" icon={<IconHeart aria-hidden />} onClick={onAdd}>
            Add Follower
          </Button>
        )
      }
      others={
        <Button icon={<IconQrcode aria-hidden />} onClick={showCode}>
          Show QR code
        </Button>
      }
    >
      Fans leave their address and their town, and are told when you play. Show them the code of
      your follow page, or send them its address.
    </EmptyState>
  );
}
