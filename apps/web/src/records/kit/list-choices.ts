/** The choices of a list, as its page shows and changes them. */
import type { ListSort } from "../../ui/list-frame/list-options.ts";
import {
  chosen,
  type ListSearch,
  saidDirection,
  type SortFields,
  type TagParam,
  usualDirection,
} from "./list-address.ts";

interface ListAddress<Search> {
  search: Search;
  /** Goes to the address. */
  onSearch: (search: Search) => void;
}

export interface ListChoices<Search, Sort extends string> {
  change(part: { [K in keyof Search]?: Search[K] | undefined }): void;
  /** For the search of a list. */
  text: { value: string; onChange: (text: string) => void };
  /** For the order of a list. */
  sort: ListSort<Sort>;
}

export function listChoices<Sort extends string, Search extends ListSearch<Sort>>(
  { search, onSearch }: ListAddress<Search>,
  fields: SortFields<Sort>,
): ListChoices<Search, Sort> {
  const change = (part: object) => onSearch(chosen({ ...search, ...part }) as Search);
  const [{ value: usual }] = fields;
  return {
    change,
    text: {
      value: search.search ?? "",
      onChange: (text) => change({ search: text === "" ? undefined : text }),
    },
    sort: {
      fields,
      field: search.sort ?? usual,
      direction: search.direction ?? usualDirection(fields, search.sort),
      onChange: (field, direction) =>
        change({
          sort: field === usual ? undefined : field,
          direction: saidDirection(fields, field, direction),
        }),
    },
  };
}

export interface TagChoice<Tag extends string> {
  tags: readonly Tag[];
  /** For a filter of a list. */
  filter(tag: Tag): { key: Tag; pressed: boolean; onPress: () => void };
}

export function tagChoice<Tag extends string>(
  param: TagParam<Tag>,
  chosenNow: string | undefined,
  onChange: (next: string | undefined) => void,
): TagChoice<Tag> {
  const tags = param.tagsOf(chosenNow);
  return {
    tags,
    filter(tag) {
      const pressed = tags.includes(tag);
      const next = () => (pressed ? tags.filter((one) => one !== tag) : [...tags, tag]);
      return { key: tag, pressed, onPress: () => onChange(param.paramOf(next())) };
    },
  };
}
