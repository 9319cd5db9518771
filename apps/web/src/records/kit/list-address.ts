/** The choices of a list as the address keeps them, so that Back and links bring the same list. What is usual is left out. */
import type { SortDirection } from "@bandstand/domain/sort-direction";
import type { SortField } from "../../ui/list-frame/list-options.ts";

export interface ListSearch<Sort extends string = string> {
  search?: string;
  sort?: Sort;
  direction?: SortDirection;
}

/** The first one is the usual order. */
export type SortFields<Sort extends string> = readonly [SortField<Sort>, ...SortField<Sort>[]];

export type Choices<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Without what is undefined: the address says nothing of it. */
export function chosen<T extends object>(choices: T): Choices<T> {
  const said = Object.entries(choices).filter(([, value]) => value !== undefined);
  return Object.fromEntries(said) as Choices<T>;
}

/** What every list keeps, from an address that somebody may have typed: what is not known is left out. */
export function readListSearch<Sort extends string>(
  { search, sort, direction }: Record<string, unknown>,
  fields: SortFields<Sort>,
): ListSearch<Sort> {
  const [, ...others] = fields;
  const by = others.find(({ value }) => value === sort)?.value;
  return chosen({
    search: typeof search === "string" && search !== "" ? search : undefined,
    sort: by,
    direction: saidDirection(fields, by, direction),
  });
}

/** Which way round a list is whose address does not say. @param sort left out: the usual order */
export function usualDirection<Sort extends string>(
  [{ value: usual, first = "asc" }]: SortFields<Sort>,
  sort: Sort = usual,
): SortDirection {
  return sort === usual ? first : "asc";
}

/** For the address, which leaves out what is usual. */
export function saidDirection<Sort extends string>(
  fields: SortFields<Sort>,
  sort: Sort | undefined,
  direction: unknown,
): SortDirection | undefined {
  if (direction !== "asc" && direction !== "desc") return undefined;
  return direction === usualDirection(fields, sort) ? undefined : direction;
}

/** A switch that is usually off. */
export function readSwitch(raw: unknown): "true" | undefined {
  return raw === "true" ? raw : undefined;
}

interface TagOptions<Tag extends string> {
  /** In the order in which they are told. */
  tags: readonly Tag[];
  /** Those of a list whose address says nothing. */
  usual: readonly Tag[];
  /** Parts them in the address: `A.PR`. Tags of one letter stand in a row. */
  separator: "" | ".";
}

/** Several of a list's tags at once, for instance the statuses that are shown: `PC`, or `none` for none of them. */
export interface TagParam<Tag extends string> {
  /** Undefined for what is no choice of tags. */
  read(raw: unknown): string | undefined;
  tagsOf(param: string | undefined): readonly Tag[];
  /** Undefined for the usual ones. */
  paramOf(tags: readonly Tag[]): string | undefined;
}

export function tagParam<Tag extends string>(options: TagOptions<Tag>): TagParam<Tag> {
  const { tags, usual, separator } = options;
  const parts = (param: string) => (param === "none" ? [] : param.split(separator));
  const isTag = (part: string) => tags.some((tag) => tag === part);
  const inOrder = (picked: readonly string[]) => tags.filter((tag) => picked.includes(tag));
  return {
    read(raw) {
      if (typeof raw !== "string" || raw === "") return undefined;
      const picked = parts(raw);
      return picked.length <= tags.length && picked.every(isTag) ? raw : undefined;
    },
    tagsOf: (param) => (param === undefined ? usual : inOrder(parts(param))),
    paramOf(picked) {
      const told = inOrder(picked);
      if (told.join() === usual.join()) return undefined;
      return told.length === 0 ? "none" : told.join(separator);
    },
  };
}
