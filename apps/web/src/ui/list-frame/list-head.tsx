/** The head of a list, in view while the rows scroll: heading, search, filters, sorting, and what can be done. */
import { IconPlus, IconSearch } from "@tabler/icons-react";
import type { ReactNode, RefObject } from "react";
import { use, useState } from "react";
import { Button } from "../buttons/button.tsx";
import { IconButton } from "../buttons/icon-button.tsx";
import { useShortcut } from "../keyboard/keyboard-context.ts";
import { FilterChip } from "../marks/chip.tsx";
import type { MenuContents } from "../menu/menu-item.ts";
import { PageHeader } from "../page/page-header.tsx";
import { ThumbPlaceContext } from "../page/thumb-place-context.ts";
import { usePhone } from "../windows/use-phone.ts";
import { useCurrentWindow, useDockedKey } from "../windows/window-context.ts";
import { HiddenCount } from "./hidden-found.tsx";
import styles from "./list-head.module.css";
import { ListMenu } from "./list-menu.tsx";
import type { ListAdd, ListFilter, ListOptions } from "./list-options.ts";
import { SearchField } from "./search-field.tsx";
import { SortControl } from "./sort-control.tsx";
import type { HiddenFound } from "./use-hidden-found.ts";
import type { SearchBox } from "./use-search-text.ts";

interface ListHeadProps<Row, Field extends string> {
  list: ListOptions<Row, Field>;
  summary: string | undefined;
  hidden: HiddenFound;
  menu: MenuContents | undefined;
  box: SearchBox;
  input: RefObject<HTMLInputElement | null>;
  /** There is no room for the sorting beside the filters: it is in the menu. */
  slim: boolean;
  onExpandAll: ((open: boolean) => void) | undefined;
  onDown: () => void;
}

export function ListHead<Row, Field extends string>(props: ListHeadProps<Row, Field>) {
  const { list, summary, hidden, box, input, slim, onExpandAll, onDown } = props;
  const phone = usePhone();
  const inWindow = useCurrentWindow() !== null;
  const isBeside = useDockedKey() !== null && !inWindow;
  const [searching, setSearching] = useState(false);
  const searchShown = !phone || inWindow || searching || box.text !== "";
  const { search, filters, all, sort, add } = list;
  const sortInMenu = phone || slim;

  function beginSearch(): void {
    setSearching(true);
    // On a phone the box is not there yet.
    requestAnimationFrame(() => input.current?.focus());
  }
  useShortcut(search ? { keys: "/", label: "Search", group: "Lists", run: beginSearch } : null);

  const field = search && searchShown && (
    <SearchField
      box={box}
      label={search.label}
      placeholder={search.placeholder}
      input={input}
      onDown={onDown}
      {...(phone && !inWindow && { onLeave: () => setSearching(false) })}
    />
  );
  const menu = (
    <ListMenu sort={sortInMenu ? sort : undefined} onExpandAll={onExpandAll} more={props.menu} />
  );
  const hasThumb = use(ThumbPlaceContext) !== null && phone && !inWindow;
  const actions = (
    <>
      {!phone && field}
      {phone && search && !searchShown && !hasThumb && (
        <IconButton label={search.label} onClick={beginSearch}>
          <IconSearch aria-hidden />
        </IconButton>
      )}
      {phone && menu}
      {add && !hasThumb && <AddButton add={add} small={phone} beside={isBeside} />}
    </>
  );
  const below = (
    <div className={styles.below}>
      {phone && field}
      <div className={styles.tools}>
        <Filters
          filters={list.status?.state === "failed" ? filters?.map(uncounted) : filters}
          all={all}
        />
        {!phone && (
          <div className={styles.toolsEnd}>
            {sort && !sortInMenu && <SortControl sort={sort} />}
            {menu}
          </div>
        )}
      </div>
    </div>
  );
  const fact = summary !== undefined && (
    <>
      <span role="status" className={styles.fact}>
        {summary}
      </span>
      {!phone && <HiddenCount hidden={hidden} />}
    </>
  );

  if (inWindow) {
    return (
      <div className={styles.windowHead}>
        <div className={styles.windowActions}>{actions}</div>
        {below}
        {fact && <p className={styles.windowFact}>{fact}</p>}
      </div>
    );
  }
  return (
    <PageHeader title={list.title} detail={fact || undefined} actions={actions}>
      {below}
    </PageHeader>
  );
}

/** Of rows that did not come nobody knows how many there are. */
const uncounted = ({ count: _, ...filter }: ListFilter): ListFilter => filter;

interface FiltersProps {
  filters: readonly ListFilter[] | undefined;
  all: { pressed: boolean; onPress: () => void } | undefined;
}

function Filters({ filters, all }: FiltersProps): ReactNode {
  if (!filters && !all) return null;
  return (
    <div role="group" aria-label="Filters" className={styles.filters}>
      {all && <FilterChip label="All" pressed={all.pressed} onPress={all.onPress} />}
      {filters?.map(({ key, ...filter }) => (
        <FilterChip key={key} {...filter} />
      ))}
    </div>
  );
}

interface AddButtonProps {
  add: ListAdd;
  small: boolean;
  /** A record stands beside the list, and has the one thing that the screen is for. */
  beside: boolean;
}

function AddButton({ add, small, beside }: AddButtonProps) {
  const kind = beside ? "plain" : "main";
  const { label, onPress, unavailable } = add;
  if (small) {
    return (
      <IconButton kind={kind} label={label} unavailable={unavailable} onClick={onPress}>
        <IconPlus aria-hidden />
      </IconButton>
    );
  }
  return (
    <Button kind={kind} icon={<IconPlus aria-hidden />} unavailable={unavailable} onClick={onPress}>
      {label}
    </Button>
  );
}
