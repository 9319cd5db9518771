/** Everybody in the band, under their roles. */
import { addMember, type MemberRow, saveMemberPositions } from "@bandstand/contracts/members";
import { canEditMember } from "@bandstand/domain/member-permissions";
import { searchRows } from "@bandstand/domain/text-search";
import { IconAddressBook, IconCheck, IconGripVertical, IconUserPlus } from "@tabler/icons-react";
import { lazy, Suspense, useRef, useState } from "react";
import { useBandUser } from "../../../lib/services/services-context.ts";
import { useMay } from "../../../lib/services/use-may.ts";
import { useWhyOffline } from "../../../lib/services/why-offline.ts";
import { useMemberWindows } from "../../../records/members/member-windows.ts";
import { useMembers } from "../../../records/members/members-query.ts";
import { RightsLegend } from "../../../records/members/rights-bars.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { useShortcut } from "../../../ui/keyboard/keyboard-context.ts";
import { ListFailed, NoRows } from "../../../ui/list-frame/list-states.tsx";
import { SearchField } from "../../../ui/list-frame/search-field.tsx";
import { useSearchText } from "../../../ui/list-frame/use-search-text.ts";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { PageTitle } from "../../../ui/page/page-title.tsx";
import { ThumbAction } from "../../../ui/page/thumb-action.tsx";
import { usePhone } from "../../../ui/windows/use-phone.ts";
import styles from "./members-page.module.css";
import type { MemberSearch } from "./member-search.ts";
import { MembersSkeleton } from "./members-skeleton.tsx";
import { RoleCards } from "./role-cards.tsx";
import { countWords, roleGroups } from "./role-groups.ts";
import { useCardKeys } from "./use-card-keys.ts";

const LineUp = lazy(async () => ({
  default: (await import("../line-up/line-up.tsx")).LineUp,
}));

/** Of fewer, all are seen at a glance. */
const SEARCHED_FROM = 12;

const NOBODY: readonly MemberRow[] = [];

const { find } = searchRows(({ nickname, instrument, Role, TheUser }: MemberRow) => [
  nickname,
  instrument,
  Role.name,
  TheUser.forename,
  TheUser.surname,
]);

interface MembersPageProps {
  search: MemberSearch;
  onSearch: (search: MemberSearch) => void;
}

export function MembersPage({ search, onSearch }: MembersPageProps) {
  const { data: members, error, refetch } = useMembers();
  const [isArranging, setArranging] = useState(false);
  const mayArrange = useMay(saveMemberPositions) && (members?.length ?? 0) > 1;
  const mayAdd = useMay(addMember);
  const phone = usePhone();
  const offline = useWhyOffline();
  const box = useSearchText({
    value: search.search ?? "",
    onChange: (text) => onSearch(text === "" ? {} : { search: text }),
  });
  const actor = useBandUser();
  const body = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const windows = useMemberWindows();
  const all = members ?? NOBODY;
  const text = box.text.trim();
  const shown = find(all, text);
  const isSearched = all.length >= SEARCHED_FROM && !isArranging;
  const { onKeyDown, goToCards } = useCardKeys(body, {
    onFollow(id) {
      const member = all.find((one) => one.id === id);
      if (member) windows.follow(member);
    },
    onEdit(id) {
      const member = all.find((one) => one.id === id);
      if (member && canEditMember(actor, member)) windows.edit({ id, name: member.nickname });
    },
  });
  useShortcut(
    isSearched
      ? { keys: "/", label: "Search", group: "Lists", run: () => input.current?.focus() }
      : null,
  );

  return (
    <>
      <PageTitle title="Members" />
      <PageHeader
        title="Members"
        detail={members && <span role="status">{countWords(all)}</span>}
        actions={
          <>
            {members && !isArranging && (
              <Button compact icon={<IconAddressBook aria-hidden />} onClick={windows.contacts}>
                Contacts
              </Button>
            )}
            {mayArrange && (
              <Button
                compact
                icon={isArranging ? <IconCheck aria-hidden /> : <IconGripVertical aria-hidden />}
                unavailable={isArranging ? undefined : offline}
                aria-pressed={isArranging}
                onClick={() => setArranging(!isArranging)}
              >
                {isArranging ? "Done" : "Line-Up"}
              </Button>
            )}
            {mayAdd && !isArranging && !phone && (
              <Button
                kind="main"
                icon={<IconUserPlus aria-hidden />}
                unavailable={offline}
                onClick={windows.add}
              >
                Add Member
              </Button>
            )}
          </>
        }
      >
        {members && !isArranging && (
          <div className={styles.tools}>
            <RightsLegend />
            {isSearched && (
              <SearchField
                box={box}
                input={input}
                label="Search by name, instrument, role"
                placeholder="Name, instrument, role"
                onDown={goToCards}
              />
            )}
          </div>
        )}
      </PageHeader>
      {mayAdd && !isArranging && phone && (
        <ThumbAction
          label="Add Member"
          icon={<IconUserPlus aria-hidden />}
          unavailable={offline}
          onPress={windows.add}
        />
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the arrows of the links in it */}
      <div ref={body} className={styles.body} onKeyDown={onKeyDown}>
        {!members && !error && <MembersSkeleton />}
        {!members && error && <ListFailed error={error} onRetry={() => void refetch()} />}
        {members && isArranging && (
          <Suspense fallback={<MembersSkeleton />}>
            <LineUp members={members} />
          </Suspense>
        )}
        {members && !isArranging && shown.length > 0 && (
          <div className={styles.groups}>
            {roleGroups(shown).map((group) => (
              <RoleCards key={group.roleId} group={group} isSearched={text !== ""} />
            ))}
          </div>
        )}
        {members && !isArranging && shown.length === 0 && (
          <NoRows search={box} hidden={NOTHING_HIDDEN} onClearFilters={undefined} />
        )}
      </div>
    </>
  );
}

const NOTHING_HIDDEN = { count: 0, groups: [], show: () => {} };
